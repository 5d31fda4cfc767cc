import { maskedAddress } from '../sessions/sessions.dto.js';
import { deviceOf } from '../sessions/session.js';
import type { CursorPage } from '../../../platform/database/index.js';
import type { Activity } from './activity-event.js';

/** Something that happened to the account. */
export interface ActivityDto {
  id: string;
  /** What happened; more kinds may join. */
  kind:
    | 'registered'
    | 'email_verified'
    | 'signed_in'
    | 'new_device'
    | 'sign_in_failed'
    | 'sign_in_blocked'
    | 'signed_out'
    | 'session_ended'
    | 'other_sessions_ended'
    | 'all_sessions_ended'
    | 'sessions_ended_by_staff'
    | 'profile_changed'
    | 'password_reset_requested'
    | 'password_reset'
    | 'password_changed'
    | 'api_key_created'
    | 'api_key_revoked'
    | 'staff_token_created'
    | 'staff_token_revoked'
    | 'two_factor_enabled'
    | 'two_factor_disabled'
    | 'recovery_code_used'
    | 'recovery_codes_renewed'
    | 'identity_linked'
    | 'data_exported'
    | 'deletion_refused';
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
