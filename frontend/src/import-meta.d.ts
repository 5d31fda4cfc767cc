interface ImportMetaEnv {
  readonly APP_VERSION: string;
  /** Without a slash at its end. */
  readonly TEXTS_URL: string;
  /** The addresses of pages that only the server sends. */
  readonly SITE_ADDRESSES: string[];
  /** Only in Storybook: the answers in the API's document, by `GET /path`. */
  readonly DOCUMENTED_ANSWERS: Record<string, unknown>;
}
