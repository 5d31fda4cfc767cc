interface ImportMetaEnv {
  /** The folder of the text files, without a slash at its end. */
  readonly TEXTS_URL: string;
}
