interface ImportMetaEnv {
  readonly APP_VERSION: string;
  /** Without a slash at its end. */
  readonly TEXTS_URL: string;
  /** Their documents come from the server only. */
  readonly SITE_ADDRESSES: string[];
}
