interface ImportMetaEnv {
  readonly APP_VERSION: string;
  /** Without a slash at its end. */
  readonly TEXTS_URL: string;
  /** Their documents come from the server only. */
  readonly SITE_ADDRESSES: string[];
  /** In Storybook only: the answers that the API's document shows, by `GET /path`. */
  readonly DOCUMENTED_ANSWERS: Record<string, unknown>;
}
