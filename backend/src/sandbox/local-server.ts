import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type RequestHandler } from 'express';

const PROXY_HEADERS = new Set(['forwarded', 'via', 'x-real-ip']);

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

function isLocal(headers: IncomingHttpHeaders): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded-'),
  );
  if (isForwarded || !LOOPBACK_HOST.test(headers.host ?? '')) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

/** Admits only this machine: no proxy, no other host name, no page of another site. */
export const localOnly: RequestHandler = (request, response, next) => {
  if (isLocal(request.headers)) return next();
  response
    .status(403)
    .json({ detail: { code: 'FORBIDDEN', message: 'The sandbox answers this machine only.' } });
};

export interface LocalServer {
  /** The address `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Port 0 means a free port. */
export async function serveLocally(mount: (app: Express) => void, port = 0): Promise<LocalServer> {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(localOnly);
  mount(app);
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
