import type { Request } from 'express';

export const ACTIVITY_KINDS = [
  'registered',
  'email_verified',
  'signed_in',
  'new_device',
  'sign_in_failed',
  'sign_in_blocked',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'all_sessions_ended',
  'sessions_ended_by_staff',
  'profile_changed',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'api_key_created',
  'api_key_budget_set',
  'api_key_revoked',
  'staff_token_created',
  'staff_token_revoked',
  'team_created',
  'team_closed',
  'member_invited',
  'member_joined',
  'member_changed',
  'member_removed',
  'webhook_created',
  'webhook_secret_replaced',
  'webhook_removed',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_code_used',
  'recovery_codes_renewed',
  'identity_linked',
  'data_exported',
  'deletion_refused',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export interface RequestOrigin {
  ipAddress: string | null;
  userAgent: string | null;
}

/** The owner of an account does not see the network address of staff. */
export const NO_ORIGIN: RequestOrigin = { ipAddress: null, userAgent: null };

export interface NewActivity {
  userId: string;
  kind: ActivityKind;
  origin: RequestOrigin;
  subject?: string | undefined;
}

export interface Activity extends RequestOrigin {
  id: string;
  kind: ActivityKind;
  at: Date;
  subject: string | null;
}

export function originOf(request: Request): RequestOrigin {
  return { ipAddress: request.ip ?? null, userAgent: request.get('user-agent') ?? null };
}
