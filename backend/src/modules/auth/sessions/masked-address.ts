import { isIPv4, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
const IPV6_GROUPS = 3;

/**
 * A network address without the part that tells one household from the next: enough to recognise one's own
 * provider, too little to find somebody. Null for what is no address.
 */
export function maskedAddress(address: string | null): string | null {
  const plain = address?.replace(IPV4_IN_IPV6, '') ?? '';
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.•••');
  if (!isIPv6(plain)) return null;
  const head = plain.split('::', 1)[0] ?? '';
  const groups = head.split(':').filter(Boolean).slice(0, IPV6_GROUPS);
  return groups.length > 0 ? `${groups.join(':')}:•••` : '::•••';
}
