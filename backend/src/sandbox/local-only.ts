import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';

/** What proxies add; the X-Forwarded-* family besides. */
const PROXY_HEADERS = new Set(['forwarded', 'via', 'x-real-ip']);

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Lets only a person at this machine pass: no proxy in between, no other name, no page of another site. */
export const localOnly: RequestHandler = (request, response, next) => {
  if (isLocal(request.headers)) return next();
  response
    .status(403)
    .json({ detail: { code: 'FORBIDDEN', message: 'The sandbox answers this machine only.' } });
};

/** Whether a request came straight from this machine, judged by what a proxy or a browser adds to it. */
export function isLocal(headers: IncomingHttpHeaders): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded-'),
  );
  if (isForwarded || !LOOPBACK_HOST.test(headers.host ?? '')) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}
