/** A new account. */
export interface RegisterRequestDto {
  /**
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and one of `@$!%*?&`.
   * @isString password_required
   */
  password: string;
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
  profile?: RegisterProfileDto;
}

export interface RegisterProfileDto {
  /** With or without punctuation; its check digits must be correct. */
  cpf?: string | null;
}

/** Proof that the owner of the address reads its mail. */
export interface VerifyEmailRequestDto {
  /**
   * The 6-digit code of the mail.
   * @isString code_required
   * @minLength 1 code_required @pattern ^\s*[0-9]{6}\s*$ code_invalid
   * @maxLength 32 code_invalid
   * @example "042917"
   */
  token: string;
  /**
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
}

export interface ResendVerificationRequestDto {
  /**
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
}

export interface ForgotPasswordRequestDto {
  /**
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
}

/** A new password, with the token of a mailed link. */
export interface ResetPasswordRequestDto {
  /**
   * The token of the link.
   * @isString token_required
   * @minLength 1 token_required @maxLength 255 token_too_long @pattern ^[\s\S]{6,}$ token_too_short
   * @example "Jt3Jx0cF5oV1mB0u0e2mC0sN7yq0pQm4zE9b1dVfK2s"
   */
  token: string;
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and one of `@$!%*?&`.
   * @isString password_required
   */
  new_password: string;
}

/** The password that replaces a temporary one. */
export interface ChangeRequiredPasswordRequestDto {
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and one of `@$!%*?&`.
   * @isString new_password_required
   */
  new_password: string;
}

export interface ChangePasswordRequestDto {
  /** @isString password_required */
  current_password: string;
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and another character.
   * @isString new_password_required
   */
  new_password: string;
  /** Whether to revoke the API keys too; true when left out. */
  revoke_api_keys?: boolean;
}

/** What the link "Wasn't you?" of a security mail sends. */
export interface SecureAccountRequestDto {
  /**
   * The token of the link in the mail.
   * @isString token_required
   * @minLength 1 token_required @maxLength 255 token_too_long @pattern ^[\s\S]{6,}$ token_too_short
   * @example "Jt3Jx0cF5oV1mB0u0e2mC0sN7yq0pQm4zE9b1dVfK2s"
   */
  token: string;
}

/** The form of a sign-in. */
export interface LoginRequestDto {
  /** The e-mail address. @isString email_required @minLength 1 email_required @example "maria@example.com" */
  username: string;
  /** @isString password_required @minLength 1 password_required */
  password: string;
  /** 6 digits of the authenticator app or a recovery code, when two-step sign-in is on. @maxLength 40 code_invalid */
  otp_code?: string;
  /** The name of the session in the account's list, for clients other than a browser. */
  session_name?: string;
}

export interface LoginDto {
  /** A JWT with a short lifetime, which also ends with the session. */
  access_token: string;
  token_type: 'bearer';
  /** The lifetime of the access token, in seconds. */
  expires_in: number;
  must_change_password: boolean;
}
