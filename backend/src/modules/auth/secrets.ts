import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { batchedLookup } from '../../platform/database/index.js';
import { keysFor, type ServerSecrets } from '../../platform/seal.js';

/** The tables store only this hash, so a copy of them opens no session. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Hashes of short secrets. Without the server's key nobody can test guesses against them. */
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

/** Finds by secrets. @param find takes hashes as PostgreSQL prints bytea: a string costs a third of a Buffer */
export function hashedLookup<Value>(
  find: (hashes: string[]) => Promise<readonly (Value & { secretHash: string })[]>,
): (secret: string) => Promise<Value | null> {
  const lookup = batchedLookup(
    async (hashes) => new Map((await find(hashes)).map((value) => [value.secretHash, value as Value])),
  );
  return (secret) => lookup(`\\x${hash('sha256', secret, 'hex')}`);
}
