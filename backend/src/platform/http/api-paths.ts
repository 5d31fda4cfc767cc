import type { Request, Response, NextFunction } from 'express';

/** Where programs talk to us: what no route serves here is a JSON 404, never the web app's page. */
export const API_PATHS = ['/api', '/batch', '/sms-activate', '/ws'];

/** Answers hold a customer's data: no cache may keep them unless the route says so. */
export function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
