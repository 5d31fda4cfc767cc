import { tokenHash } from '../secrets.js';

export const GRANT_SECONDS = 15 * 60;

/** Seconds between two requests of a program. A request that comes too soon makes the wait longer by as much. */
export const INTERVAL_SECONDS = 5;

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;

export function userCodeOf(token: string): string {
  const fair = [...tokenHash(token)].filter((byte) => byte < 256 - (256 % LETTERS.length));
  return fair
    .slice(0, CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
}

export const normalisedUserCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '');

/** For example `WDJB-MJHT`. */
export const shownUserCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;

export interface DeviceGrant {
  userCode: string;
  clientName: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  expiresAt: Date;
}
