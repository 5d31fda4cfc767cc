import type { Request, Response, NextFunction, RequestHandler } from 'express';
import compression from 'compression';

/** Where programs talk to us: what no route serves here is a JSON 404, never the web app's page. */
export const API_PATHS = ['/api', '/batch', '/sms-activate', '/ws'];

/** Answers hold a customer's data: no cache may keep them unless the route says so. */
export function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** The catalogue's lists: large, and without anything of a customer that compression could give away (BREACH). */
export const COMPRESSED_PATHS = ['/api/v1/countries', '/api/v1/services'];

/** Smaller answers fit a few packets as they are. */
const WORTHWHILE_BYTES = 4_096;

export function compressedLists(): RequestHandler {
  return compression({ threshold: WORTHWHILE_BYTES });
}
