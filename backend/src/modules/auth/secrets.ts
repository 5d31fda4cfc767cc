import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { batchedLookup } from '../../platform/database/index.js';

const KEY_BYTES = 32;

/** The stored hash of a random token: a copy of the table opens no session. */
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

/** Finds values by the hash of a secret, those that arrive together with one question. */
export function hashedLookup<Value>(
  find: (hashes: Buffer[]) => Promise<readonly (readonly [hash: Buffer, value: Value])[]>,
): (hash: Buffer) => Promise<Value | null> {
  // Buffers of the same bytes are not the same key of a map.
  const lookup = batchedLookup(async (keys) => {
    const found = await find(keys.map((key) => Buffer.from(key, 'hex')));
    return new Map(found.map(([hash, value]) => [hash.toString('hex'), value]));
  });
  return (hash) => lookup(hash.toString('hex'));
}
