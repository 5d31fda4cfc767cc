import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, fetch as fetchThrough } from 'undici';

/** Calls to addresses that customers and staff have entered. */
export interface Outgoing {
  fetch: typeof fetch;
  mayCall(url: string): Promise<boolean>;
}

/** Only these IPv6 addresses are global unicast (RFC 4291). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

class NotPublicError extends Error {
  readonly code = 'NOT_PUBLIC';
}

type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface Reach {
  includes(address: string): boolean;
  /** Only https is allowed, and only to names that resolve. */
  isStrict: boolean;
}

/** Connects to the address that was checked, not to the answer of a second lookup. */
const checkedLookup =
  (reach: Reach, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new NotPublicError(hostname), '', 0);
      if (!found.every(({ address }) => reach.includes(address)))
        return callback(new NotPublicError(hostname), '', 0);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function outgoingWithin(reach: Reach, resolve: Resolve): Outgoing {
  const lookup = checkedLookup(reach, resolve);
  const connect = buildConnector({ lookup });
  const dispatcher = new Agent({
    connect(options, callback) {
      const hostname = withoutBrackets(options.hostname);
      // An IP address in the URL is used without a lookup, so it is checked here.
      const isTooPlain = reach.isStrict && options.protocol !== 'https:';
      const isRefused = isTooPlain || (isIP(hostname) && !reach.includes(hostname));
      if (isRefused) callback(new NotPublicError(hostname), null);
      else connect(options, callback);
    },
  });
  return {
    fetch: ((address: string | URL, request: RequestInit) =>
      fetchThrough(address, { ...request, dispatcher } as object)) as unknown as typeof fetch,
    mayCall(url) {
      const { protocol, hostname } = new URL(url);
      const name = withoutBrackets(hostname);
      if (reach.isStrict && protocol !== 'https:') return Promise.resolve(false);
      if (isIP(name)) return Promise.resolve(reach.includes(name));
      const isTaken = (error: Error | null) =>
        reach.isStrict ? error === null : !(error instanceof NotPublicError);
      return new Promise((settle) => lookup(name, { all: true }, (error) => settle(isTaken(error))));
    },
  };
}

export const publicOutgoing = (resolve: Resolve = systemLookup): Outgoing =>
  outgoingWithin({ includes: isPublicAddress, isStrict: true }, resolve);

/** Outside production, also allows programs on this machine and names that do not resolve yet. */
export const localOutgoing = (resolve: Resolve = systemLookup): Outgoing =>
  outgoingWithin(
    { includes: (address) => isLoopback(address) || isPublicAddress(address), isStrict: false },
    resolve,
  );

/**
 * How long a `Retry-After` asks to wait, in ms: it holds seconds or a date (RFC 9110, 10.2.3). Null where the header is
 * absent or has another form.
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
