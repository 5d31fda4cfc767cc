/**
 * The push services of the browsers there are. We send to nobody else: an address is the browser's word only, and
 * whoever could name any would have our server call it.
 */
const HOSTS: ReadonlySet<string> = new Set([
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  'web.push.apple.com',
]);
const DOMAINS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Whether messages may go to that address.
 * @param simulatedOrigin where the simulated push service listens; null where none is
 */
export function isPushService(
  { protocol, hostname, port, origin, username, password }: URL,
  simulatedOrigin: string | null,
): boolean {
  if (username || password) return false;
  if (origin === simulatedOrigin) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
