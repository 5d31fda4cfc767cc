import { maskedAddress } from '../sessions/sessions.dto.js';
import { deviceOf } from '../sessions/session.js';
import type { CursorPage } from '../../../platform/database/index.js';
import type { Activity, ACTIVITY_KINDS } from './activity-event.js';

/** Something that happened to the account. */
export interface ActivityDto {
  id: string;
  /** What happened; more kinds may join. */
  kind: (typeof ACTIVITY_KINDS)[number];
  /** What it was about: the name of a key or of a session. */
  subject: string | null;
  /** Without its last part, which tells one household from the next. */
  ip_address: string | null;
  /** `Chrome`; null when it is no browser that we know. */
  browser: string | null;
  /** `Windows`; null when it does not say. */
  system: string | null;
  created_at: string;
}

export interface ActivitiesDto {
  /** Newest first. */
  activities: ActivityDto[];
  /** Asks for the next page as `cursor`; null on the last one. */
  next_cursor: string | null;
}

export function presentActivity({ id, kind, subject, ipAddress, userAgent, at }: Activity): ActivityDto {
  return {
    id,
    kind,
    subject,
    ip_address: maskedAddress(ipAddress),
    ...deviceOf(userAgent),
    created_at: at.toISOString(),
  };
}

export function presentActivities({ items, nextCursor }: CursorPage<Activity>): ActivitiesDto {
  return { activities: items.map(presentActivity), next_cursor: nextCursor };
}
