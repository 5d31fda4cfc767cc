import { tokenHash } from '../secrets.js';

export const GRANT_SECONDS = 15 * 60;

/** What a program waits between two questions, and what is added each time that it does not. */
export const INTERVAL_SECONDS = 5;

/** Consonants that look like no other and make no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;

export function userCodeOf(token: string): string {
  // Bytes from the highest multiple of the letters' number on would make some letters likelier.
  const fair = [...tokenHash(token)].filter((byte) => byte < 256 - (256 % LETTERS.length));
  return fair
    .slice(0, CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
}

/** The stored form of a code, in whichever notation a person types it. */
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
