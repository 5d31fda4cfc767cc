import { maskedAddress } from '../sessions/sessions.dto.js';
import { deviceOf } from '../sessions/session.js';
import type { CursorPage } from '../../../platform/database/index.js';
import type { Activity, ACTIVITY_KINDS } from './activity-event.js';

/** An event of the account. */
export interface ActivityDto {
  id: string;
  /** The kind of the event; new kinds may be added. */
  kind: (typeof ACTIVITY_KINDS)[number];
  /** The name of the key, session or other thing that the event is about. */
  subject: string | null;
  /** Without its last part, which identifies one household. */
  ip_address: string | null;
  /** For example `Chrome`; null when the browser is unknown. */
  browser: string | null;
  /** For example `Windows`; null when the system is unknown. */
  system: string | null;
  created_at: string;
}

export interface ActivitiesDto {
  /** Newest first. */
  activities: ActivityDto[];
  /** Send it as `cursor` to read the next page; null on the last page. */
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
