import type { Role } from '../../../platform/http/index.js';

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
