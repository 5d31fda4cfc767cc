import { batchedLookup } from '../../platform/database/index.js';

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
