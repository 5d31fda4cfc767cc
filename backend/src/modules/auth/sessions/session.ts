import Bowser from 'bowser';
import type { Role } from '../../../platform/http/index.js';

export const BROWSER_SESSION = 'web';

export function givenNameOf({ name }: { name: string }): string | undefined {
  return name === BROWSER_SESSION ? undefined : name;
}

const LONGEST_NAME = 40;

/** Removes characters with which a name could imitate text of the page. */
export const readableName = (given: string | undefined): string | undefined =>
  given
    ?.replace(/[^\p{L}\p{M}\p{N} ._@()-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || undefined;

export interface Session {
  id: string;
  userId: string;
  name: string;
  rotation: number;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  idleExpiresAt: Date;
  expiresAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const STAFF_SESSION_HOURS = 12;

const LIFETIMES: Record<Role, { idleMs: number; absoluteMs: number }> = {
  CUSTOMER: { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS },
  MANAGER: { idleMs: STAFF_SESSION_HOURS * HOUR_MS, absoluteMs: STAFF_SESSION_HOURS * HOUR_MS },
  ADMIN: { idleMs: STAFF_SESSION_HOURS * HOUR_MS, absoluteMs: STAFF_SESSION_HOURS * HOUR_MS },
};

export function sessionEnd(role: Role, startedAt: Date): Date {
  return new Date(startedAt.getTime() + LIFETIMES[role].absoluteMs);
}

export function idleEnd(role: Role, usedAt: Date, expiresAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + LIFETIMES[role].idleMs, expiresAt.getTime()));
}

/** So long after a sign-in or a confirmation, calls that need one are possible. */
const CONFIRMED_MS = 15 * 60_000;

export const isRecentProof = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;

export interface Device {
  browser: string | null;
  system: string | null;
}

/** Real user agents are shorter, and a long one takes time to parse. */
const MAXIMUM_LENGTH = 512;

const OWN_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAXIMUM_LENGTH));
  const name = browser.name || null;
  return { browser: (name && OWN_NAMES[name]) ?? name, system: os.name || null };
}
