import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, fetch as fetchThrough } from 'undici';

/** How the addresses that staff type are called. */
export interface Outgoing {
  /** Connects to no address but those that may be called; redirects are the caller's to refuse. */
  fetch: typeof fetch;
  /** Whether the address may be called, as its name resolves now. */
  mayCall(url: string): Promise<boolean>;
}

/** Global unicast (RFC 4291); all else of IPv6 is local, mapped or reserved. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the internet: not to this machine, its networks, or a way around to them. */
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

/** Resolves a name for a connection, which then goes to what was looked at: another answer a moment later changes nothing. */
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

/** For production: https, to addresses of the internet alone. */
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

/** For the sandbox and tests, whose other parties are on this machine. */
export const anyOutgoing: Outgoing = { fetch, mayCall: () => Promise.resolve(true) };
