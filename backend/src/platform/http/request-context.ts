import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Actor } from './actor.js';
import type { StaffAction } from './staff-actions.js';
import { withRequestId } from '../logging/logger.js';
import { languageOf, type Language } from '../languages.js';

declare module 'express-serve-static-core' {
  interface Request {
    id: string;
    language: Language;
    actor?: Actor;
    /** Null on routes that only read. */
    staffAction?: StaffAction | null;
  }
}

const FOREIGN_ID = /^[\w-]{8,64}$/;

export function requestIdOf(foreign: string | undefined): string {
  return foreign && FOREIGN_ID.test(foreign) ? foreign : randomUUID();
}

export function requestContext(request: Request, response: Response, next: NextFunction): void {
  // The audit uses this id for an operation of staff, so no caller may choose it.
  const foreign = request.path.startsWith('/api/v1/admin/') ? undefined : request.get('x-request-id');
  request.id = requestIdOf(foreign);
  request.language = languageOf(request.get('accept-language'));
  response.setHeader('X-Request-Id', request.id);
  withRequestId(request.id, next);
}
