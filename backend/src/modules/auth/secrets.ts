import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { batchedLookup } from '../../platform/database/index.js';
import { keysFor, type ServerSecrets } from '../../platform/seal.js';

/** A copy of the table opens no session. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Hashes of short secrets, useless without the server's key. */
export interface KeyedHash {
  hash(...parts: readonly string[]): Buffer;
  matches(expected: Buffer, ...parts: readonly string[]): boolean;
}

export function createKeyedHash(secrets: ServerSecrets, purpose: string): KeyedHash {
  const keys = keysFor(secrets, purpose);
  const hashBy = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  return {
    hash: (...parts) => hashBy(keys[0], parts),
    matches: (expected, ...parts) => keys.some((key) => timingSafeEqual(expected, hashBy(key, parts))),
  };
}

export function hashedLookup<Value>(
  find: (hashes: Buffer[]) => Promise<readonly (Value & { secretHash: Buffer })[]>,
): (hash: Buffer) => Promise<Value | null> {
  // Buffers of the same bytes are not the same key of a map.
  const lookup = batchedLookup(async (keys) => {
    const found = await find(keys.map((key) => Buffer.from(key, 'hex')));
    return new Map(found.map((value): [string, Value] => [value.secretHash.toString('hex'), value]));
  });
  return (hash) => lookup(hash.toString('hex'));
}
