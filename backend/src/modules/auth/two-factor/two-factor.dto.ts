/** Proof that the owner makes the call. */
export interface OwnerProofDto {
  /** The account's password. An account without one signs in again at the identity provider instead. */
  password?: string;
}

/** Proof that the owner makes the call and has the authenticator app. */
export interface TwoFactorProofDto extends OwnerProofDto {
  /**
   * The 6 digits of the app, or a recovery code.
   * @isString code_invalid
   * @minLength 6 code_invalid @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}

/** What an authenticator app needs to show codes. */
export interface TwoFactorSetupDto {
  /** The secret in base32, to type it. */
  secret: string;
  /** The address for a QR code. */
  otpauth_uri: string;
}

/** The first code of the app. */
export interface TwoFactorConfirmationDto {
  /**
   * @isString code_invalid
   * @pattern ^[\s-]*([0-9][\s-]*){6}$ code_invalid
   * @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}

/** Each code signs in once without the app. The codes are shown only now. */
export interface RecoveryCodesDto {
  recovery_codes: string[];
}

/** The ways to sign in to an account. */
export interface SignInMethodsDto {
  /** False when the owner signs in only through the identity provider. */
  has_password: boolean;
  /** True when calls that need a proof of the owner need none now, because the identity provider just gave it. */
  is_reconfirmed: boolean;
  two_factor_enabled: boolean;
  /** True for staff who have to switch it on before they can do anything else. */
  two_factor_required: boolean;
  /** How many recovery codes are still unused. */
  recovery_codes_left: number;
}
