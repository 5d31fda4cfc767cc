import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address: what one subscriber is given. */
function ipv6Prefix(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Where a request comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 address,
 * because one subscriber owns all of those.
 */
export function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? ipv6Prefix(address) : address;
}
