import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** What is stored of a random token: nobody can sign in with a copy of the table. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Fingerprints of short secrets, useless without the server's key. */
export interface KeyedHash {
  hash(...parts: readonly string[]): Buffer;
  matches(expected: Buffer, ...parts: readonly string[]): boolean;
}

/** A keyed hash whose key is derived from the server's secret for this purpose alone. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return { hash, matches: (expected, ...parts) => timingSafeEqual(expected, hash(...parts)) };
}
