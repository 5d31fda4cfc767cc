/** The place inside the app that a link wanted to reach; anything else, such as another site, is undefined. */
export function safeRedirect(value: unknown): string | undefined {
  const { origin } = window.location;
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // Dots may resolve to a path that begins with two slashes, which a browser reads as another host.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
