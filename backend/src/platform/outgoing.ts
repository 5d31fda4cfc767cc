import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, fetch as fetchThrough } from 'undici';

/** To addresses that staff type. */
export interface Outgoing {
  fetch: typeof fetch;
  mayCall(url: string): Promise<boolean>;
}

/** Global unicast (RFC 4291). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}

class NotPublicError extends Error {
  readonly code = 'NOT_PUBLIC';
}

type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Connects to the address that was checked, not to a later answer. */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new NotPublicError(hostname), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address)))
        return callback(new NotPublicError(hostname), '', 0);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

export function publicOutgoing(resolve: Resolve = systemLookup): Outgoing {
  const lookup = publicLookup(resolve);
  const connect = buildConnector({ lookup });
  const dispatcher = new Agent({
    connect(options, callback) {
      const hostname = withoutBrackets(options.hostname);
      // A literal address is connected to without a lookup.
      const isRefused = options.protocol !== 'https:' || (isIP(hostname) && !isPublicAddress(hostname));
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
      if (protocol !== 'https:') return Promise.resolve(false);
      if (isIP(name)) return Promise.resolve(isPublicAddress(name));
      return new Promise((settle) => lookup(name, { all: true }, (error) => settle(error === null)));
    },
  };
}

export const anyOutgoing: Outgoing = { fetch, mayCall: () => Promise.resolve(true) };
