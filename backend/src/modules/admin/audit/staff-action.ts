import type { Request } from 'express';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { actorOf, isDryRun } from '../../../platform/http/index.js';

const MAX_USER_AGENT_CHARACTERS = 300;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** The staff member behind a change, and where the request came from. */
export interface StaffOrigin {
  staffId: string;
  sessionId: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string;
  /** True when the change is only to be tried. */
  isDryRun: boolean;
}

export function staffOriginOf(request: Request): StaffOrigin {
  const { userId, sessionId } = actorOf(request);
  return {
    staffId: userId,
    sessionId,
    ipAddress: request.ip ?? null,
    userAgent: request.get('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
    requestId: request.id,
    isDryRun: isDryRun(request),
  };
}

/** The reason of a change as the audit keeps it; null when none is given. */
export function givenReason(text: string | undefined): string | null {
  return text?.replace(CONTROL_CHARACTERS, ' ').trim() || null;
}

/** @throws InvalidInputError naming `reason` when there is none */
export function requiredReason(text: string): string {
  const reason = givenReason(text);
  if (reason === null) throw new InvalidInputError({ reason: 'reason_required' });
  return reason;
}
