import type { Request } from 'express';
import { actorOf } from '../../../platform/http/index.js';

const LONGEST_USER_AGENT = 300;

/** Who of the staff asks for a change, and from where. */
export interface StaffOrigin {
  staffId: string;
  sessionId: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  requestId: string;
}

export function staffOriginOf(request: Request): StaffOrigin {
  const { userId, sessionId } = actorOf(request);
  return {
    staffId: userId,
    sessionId,
    ipAddress: request.ip ?? null,
    userAgent: request.get('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
    requestId: request.id,
  };
}
