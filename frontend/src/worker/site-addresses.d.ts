interface ImportMetaEnv {
  /** The addresses of the public site, whose documents come from the server only. */
  readonly SITE_ADDRESSES: string[];
}
