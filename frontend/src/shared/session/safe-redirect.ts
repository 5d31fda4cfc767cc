/** Undefined when the value is no address inside the app. */
export function safeRedirect(value: unknown): string | undefined {
  const { origin } = window.location;
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // Dots in the path may resolve to two slashes, which a browser reads as another host.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
