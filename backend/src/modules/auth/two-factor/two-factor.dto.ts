/** Proof that the owner is there. */
export interface OwnerProofDto {
  /** Of the account; one that has none signs in at the identity provider once more instead. */
  password?: string;
}

/** Proof that the owner is there with the authenticator app at hand. */
export interface TwoFactorProofDto extends OwnerProofDto {
  /**
   * The app's 6 digits, or a recovery code.
   * @isString code_invalid
   * @minLength 6 code_invalid @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}

/** What an authenticator app needs to produce codes. */
export interface TwoFactorSetupDto {
  /** For typing, in base32. */
  secret: string;
  /** For a QR code. */
  otpauth_uri: string;
}

/** The first code that the app showed. */
export interface TwoFactorConfirmationDto {
  /**
   * @isString code_invalid
   * @pattern ^[\s-]*([0-9][\s-]*){6}$ code_invalid
   * @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}

/** Each signs in once when the app is not at hand; they are shown only now. */
export interface RecoveryCodesDto {
  recovery_codes: string[];
}

/** How the account can be entered. */
export interface SignInMethodsDto {
  /** False for an account that signs in through the identity provider only. */
  has_password: boolean;
  /** True while what demands a proof of the owner needs no other one: the identity provider was asked a moment ago. */
  is_reconfirmed: boolean;
  two_factor_enabled: boolean;
  /** True for staff that may do nothing else before it is on. */
  two_factor_required: boolean;
  /** How many were not used yet. */
  recovery_codes_left: number;
}
