interface ImportMetaEnv {
  /** The app's own files, with the version of those whose name does not tell it. */
  readonly APP_FILES: { url: string; revision: string | null }[];
  /** The text files of each language. */
  readonly TEXT_FILES: Record<string, string[]>;
  /** The addresses of the public site, whose documents come from the server only. */
  readonly SITE_ADDRESSES: string[];
}
