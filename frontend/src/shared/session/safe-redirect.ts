/** The place inside the app that a link wanted to reach; anything else, such as another site, is undefined. */
export function safeRedirect(value: unknown): string | undefined {
  const { origin } = window.location;
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
