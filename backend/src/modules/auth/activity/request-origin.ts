import type { Request } from 'express';
import type { RequestOrigin } from './activity-event.js';

export function originOf(request: Request): RequestOrigin {
  return { ipAddress: request.ip ?? null, userAgent: request.get('user-agent') ?? null };
}
