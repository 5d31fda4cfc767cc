import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../../platform/brand.js';
import type { Random } from '../../../platform/random.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { RecoveryCodeHash } from './two-factor.store.js';

const PERIOD_SECONDS = 30;
const TOLERATED_STEPS = 1;
/** Only ASCII digits: digits of other scripts have more bytes, and the comparison would throw. */
const CODE = /^[0-9]{6}$/;

/** The parameters of RFC 6238 that every authenticator app supports. */
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

export interface AppSetup {
  secret: string;
  uri: string;
}

export function appSetup(secret: Uint8Array, email: string): AppSetup {
  const totp = new TOTP({ ...KIND, issuer: BRAND.name, label: email, secret: secretOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

export function matchedStep(secret: Uint8Array, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const time = { period: PERIOD_SECONDS, timestamp: now.getTime() };
  const distance = TOTP.validate({
    ...KIND,
    ...time,
    token: code,
    secret: secretOf(secret),
    window: TOLERATED_STEPS,
  });
  return distance === null ? null : TOTP.counter(time) + distance;
}

const COUNT = 10;
const BYTES = 10;
const GROUP = /.{4}(?=.)/g;

export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

const RECOVERY_CODE = /^[A-Z2-7]{16}$/;

export const isRecoveryCode = (plain: string) => RECOVERY_CODE.test(plain);

/** Codes of 80 bits, for example `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: COUNT }, () => {
    const bytes = new Uint8Array(Buffer.from(random.token(BYTES), 'base64url'));
    return new Secret({ buffer: bytes.buffer }).base32.replace(GROUP, '$&-');
  });
}

/** The hash needs no key of the server, so the codes stay valid when the server's secret changes. */
export function hashRecoveryCodes(codes: readonly string[], hasher: PasswordHasher): Promise<string[]> {
  return Promise.all(codes.map((code) => hasher.hash(plainCode(code))));
}

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
