import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first secret seals; every one can open. */
export type ServerSecrets = readonly [current: string, ...previous: string[]];

export function keysFor([current, ...previous]: ServerSecrets, purpose: string): [Buffer, ...Buffer[]] {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return [keyOf(current), ...previous.map(keyOf)];
}

/** For secrets that must be readable again. */
export interface Seal {
  /** The sealed secret cannot be opened for another owner. */
  seal(secret: Uint8Array, owner: string): Buffer;
  /** Null for another key or another owner. */
  open(sealed: Buffer, owner: string): Buffer | null;
  /** True when only a replaced secret can open it. */
  isOld(sealed: Buffer, owner: string): boolean;
}

function opened(key: Buffer, sealed: Buffer, owner: string): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

export function createSeal(secrets: ServerSecrets, purpose: string): Seal {
  const [key, ...previous] = keysFor(secrets, purpose);
  const openedBefore = (sealed: Buffer, owner: string) =>
    previous.map((old) => opened(old, sealed, owner)).find((plain) => plain !== null) ?? null;
  return {
    seal(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open: (sealed, owner) => opened(key, sealed, owner) ?? openedBefore(sealed, owner),
    isOld: (sealed, owner) => opened(key, sealed, owner) === null && openedBefore(sealed, owner) !== null,
  };
}
