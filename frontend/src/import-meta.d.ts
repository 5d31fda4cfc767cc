interface ImportMetaEnv {
  /** The version of this build, as `1.0.0`. */
  readonly APP_VERSION: string;
  /** The folder of the text files, without a slash at its end. */
  readonly TEXTS_URL: string;
  /** The addresses of the public site, whose documents come from the server only; known to the service worker. */
  readonly SITE_ADDRESSES: string[];
}
