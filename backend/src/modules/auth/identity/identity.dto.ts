/** Why the person goes to the identity provider. */
export interface BeginIdentityFlowDto {
  /** `confirm`: a person who is signed in proves their identity again. */
  purpose: 'sign_in' | 'confirm';
}

export interface IdentityFlowDto {
  /** The address that the browser has to open. The provider sends it back to `/auth-callback`. */
  authorization_url: string;
}

/** The parameters with which the identity provider sent the browser back. */
export interface IdentityCallbackDto {
  /** @isString required @minLength 1 required @maxLength 4096 too_long */
  code: string;
  /** @isString required @minLength 1 required @maxLength 256 too_long */
  state: string;
  /** The name of the provider, when it sends one. @maxLength 1024 too_long */
  iss?: string;
}

/** The second step of a sign-in through the provider. */
export interface IdentitySecondStepDto {
  /**
   * 6 digits of the authenticator app, or a recovery code.
   * @isString code_invalid
   * @minLength 6 code_invalid @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}
