import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../../platform/brand.js';

const PERIOD_SECONDS = 30;
/** How many steps a clock may be wrong, either way. */
const TOLERATED_STEPS = 1;
/** Digits of other scripts are longer in bytes, at which the comparison would throw. */
const CODE = /^[0-9]{6}$/;

/** What every authenticator app understands without being asked (RFC 6238). */
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** How an authenticator app learns a secret. */
export interface AppSetup {
  /** For typing: base32. */
  secret: string;
  /** For the QR code: `otpauth://totp/…`. */
  uri: string;
}

export function appSetup(secret: Uint8Array, email: string): AppSetup {
  const totp = new TOTP({ ...KIND, issuer: BRAND.name, label: email, secret: secretOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step whose code this is, a step before and after now included; null for a wrong code. */
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
