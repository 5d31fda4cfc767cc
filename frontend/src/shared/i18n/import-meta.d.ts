interface ImportMetaEnv {
  /** The version of this build, as `1.0.0`. */
  readonly APP_VERSION: string;
  /** The folder of the text files, without a slash at its end. */
  readonly TEXTS_URL: string;
}
