import { tokenHash } from '../secrets.js';

export const GRANT_SECONDS = 15 * 60;

/** Between two questions of a program; also what is added when one comes too soon. */
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

/** `WDJB-MJHT` */
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
