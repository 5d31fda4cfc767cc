import type { Request, Response, NextFunction, RequestHandler } from 'express';
import compression from 'compression';
import etag from 'etag';

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

/**
 * Lets clients keep the catalogue's lists and ask whether they are still true, which costs no body (304). What they say
 * follows the reader's language and currency, so that no cache between us may share them. Used on `COMPRESSED_PATHS`: what
 * stands below them belongs to one customer and is left as it is.
 */
export function revalidatedLists(request: Request, response: Response, next: NextFunction): void {
  if (request.method === 'GET' && request.path === '/') {
    const { json } = response;
    response.json = function sendTagged(body: unknown) {
      if (response.statusCode !== 200) return json.call(response, body);
      const text = JSON.stringify(body);
      response.setHeader('Cache-Control', 'private, no-cache');
      response.vary('Accept-Language, Cookie, Authorization, X-API-Key');
      response.setHeader('ETag', etag(text, { weak: true }));
      return response.type('json').send(text);
    };
  }
  next();
}
