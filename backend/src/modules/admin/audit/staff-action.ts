import type { Request } from 'express';
import { InvalidInputError } from '../../../platform/errors/index.js';
import {
  actorOf,
  assertPermitted,
  isDryRun,
  STAFF_ACTIONS,
  type Actor,
  type StaffAction,
} from '../../../platform/http/index.js';

const MAX_USER_AGENT_CHARACTERS = 300;
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

export interface StaffOrigin {
  actor: Actor;
  staffId: string;
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string;
  isDryRun: boolean;
}

export interface StaffRequest {
  action: StaffAction;
  origin: StaffOrigin;
  reason?: string | undefined;
  /** `updated_at` that the editor saw; empty when nothing was stored yet; undefined when any version may be changed. */
  expectedUpdatedAt?: string | undefined;
}

export interface SaidOfChange {
  reason?: string | undefined;
  expected_updated_at?: string | undefined;
}

export function staffRequestOf(
  request: Request,
  { reason, expected_updated_at }: SaidOfChange = {},
  action: StaffAction | null | undefined = request.staffAction,
): StaffRequest {
  if (!action) throw new Error(`${request.path} names no action`);
  const actor = actorOf(request);
  return {
    action,
    origin: {
      actor,
      staffId: actor.userId,
      ipAddress: request.ip ?? null,
      userAgent: request.get('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
      requestId: request.id,
      isDryRun: isDryRun(request),
    },
    reason,
    expectedUpdatedAt: expected_updated_at,
  };
}

export function givenReason({ reason }: Pick<StaffRequest, 'reason'>): string | null {
  return reason?.replace(CONTROL_CHARACTERS, ' ').trim() || null;
}

/**
 * Checks what the table of actions demands, for this action or for another that is a part of it.
 * @throws DomainError FORBIDDEN, REAUTHENTICATION_REQUIRED; InvalidInputError naming `reason` when it is missing
 */
export function assertMayDo(asked: StaffRequest, action: StaffAction = asked.action): void {
  const { permission, reason } = STAFF_ACTIONS[action];
  assertPermitted(asked.origin.actor, permission);
  if (reason === 'required' && givenReason(asked) === null) {
    throw new InvalidInputError({ reason: 'reason_required' });
  }
}
