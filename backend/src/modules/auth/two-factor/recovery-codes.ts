import { Secret } from 'otpauth';
import type { Random } from '../../../platform/random.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { RecoveryCodeHash } from './two-factor.store.js';

const COUNT = 10;
const BYTES = 10;
const GROUP = /.{4}(?=.)/g;

/** A code as it is compared: neither case, spaces nor dashes count. */
export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

const RECOVERY_CODE = /^[A-Z2-7]{16}$/;

/** True for a plain code that has the form of a recovery code. */
export const isRecoveryCode = (plain: string) => RECOVERY_CODE.test(plain);

/** Ten codes of 80 bits, in groups that people can copy by hand: `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: COUNT }, () => {
    const bytes = new Uint8Array(Buffer.from(random.token(BYTES), 'base64url'));
    return new Secret({ buffer: bytes.buffer }).base32.replace(GROUP, '$&-');
  });
}

/** Hashed like passwords: no key is needed to check them, so they outlive a change of the server's secret. */
export function hashRecoveryCodes(codes: readonly string[], hasher: PasswordHasher): Promise<string[]> {
  return Promise.all(codes.map((code) => hasher.hash(plainCode(code))));
}

/** The stored code that this one is; null for none of them. */
export async function matchingCode(
  stored: readonly RecoveryCodeHash[],
  plain: string,
  hasher: PasswordHasher,
): Promise<RecoveryCodeHash | null> {
  for (const candidate of stored) {
    if (await hasher.verify(candidate.codeHash, plain)) return candidate;
  }
  return null;
}
