/** Why the person is sent to the identity provider. */
export interface BeginIdentityFlowDto {
  /** `confirm`: a person who is signed in proves again who they are. */
  purpose: 'sign_in' | 'confirm';
}

export interface IdentityFlowDto {
  /** Where the browser goes; the provider sends it back to `/auth-callback`. */
  authorization_url: string;
}

/** What the identity provider sent the browser back with. */
export interface IdentityCallbackDto {
  /** @isString required @minLength 1 required @maxLength 4096 too_long */
  code: string;
  /** @isString required @minLength 1 required @maxLength 256 too_long */
  state: string;
  /** The provider's name for itself, where it sends one. @maxLength 1024 too_long */
  iss?: string;
}

/** The second step of a sign-in that the provider has answered. */
export interface IdentitySecondStepDto {
  /**
   * 6 digits of the authenticator app, or a recovery code.
   * @isString code_invalid
   * @minLength 6 code_invalid @maxLength 40 code_invalid
   * @example "042917"
   */
  otp_code: string;
}
