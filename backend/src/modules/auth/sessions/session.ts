import Bowser from 'bowser';
import type { Role } from '../../../platform/http/index.js';

/** What the session of a browser is called. */
export const BROWSER_SESSION = 'web';

/** The name that a client gave its session; undefined for a browser's. */
export function givenNameOf({ name }: { name: string }): string | undefined {
  return name === BROWSER_SESSION ? undefined : name;
}

const LONGEST_NAME = 40;

/**
 * A name that a program gives itself, as lists show it: letters, digits and what names of machines have, no marks that
 * could end the quotation or speak for the page. Undefined when nothing of it can be read.
 */
export const readableName = (given: string | undefined): string | undefined =>
  given
    ?.replace(/[^\p{L}\p{M}\p{N} ._@()-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || undefined;

/** One sign-in. The browser's cookie and the access token both refer to it and end with it. */
export interface Session {
  id: string;
  userId: string;
  name: string;
  /** How often its secrets were replaced. */
  rotation: number;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** When it ends unless it is used before. */
  idleExpiresAt: Date;
  /** When it ends in any case. */
  expiresAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The longest that a session of staff lasts, used or not. */
export const STAFF_SESSION_HOURS = 12;

const LIFETIMES: Record<Role, { idleMs: number; absoluteMs: number }> = {
  CUSTOMER: { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS },
  MANAGER: { idleMs: STAFF_SESSION_HOURS * HOUR_MS, absoluteMs: STAFF_SESSION_HOURS * HOUR_MS },
  ADMIN: { idleMs: STAFF_SESSION_HOURS * HOUR_MS, absoluteMs: STAFF_SESSION_HOURS * HOUR_MS },
};

/** When a session that starts now ends in any case. */
export function sessionEnd(role: Role, startedAt: Date): Date {
  return new Date(startedAt.getTime() + LIFETIMES[role].absoluteMs);
}

/** When a session that is used now ends unless it is used again. */
export function idleEnd(role: Role, usedAt: Date, expiresAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + LIFETIMES[role].idleMs, expiresAt.getTime()));
}

const RECENT_MS = 15 * 60_000;

/**
 * True while a proof of the session's owner is recent enough for what a stolen session must not do. Signing in with the
 * password proves it, and so does the identity provider where it says that it asked; a program has the proof of the
 * person who let it in.
 */
export const isRecentProof = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < RECENT_MS;

/** What a sign-in was made with, as far as its user agent tells. */
export interface Device {
  /** `Chrome`, `Safari`; null when it is no browser that we know. */
  browser: string | null;
  /** `Windows`, `Android`, `iOS`; null when it does not say. */
  system: string | null;
}

/** Real user agents are shorter, and parsing a long one takes time. */
const MAXIMUM_LENGTH = 512;

/** What the parser calls differently from its owners. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAXIMUM_LENGTH));
  // An unknown one has an empty name.
  const name = browser.name || null;
  return { browser: (name && OWN_NAMES[name]) ?? name, system: os.name || null };
}
