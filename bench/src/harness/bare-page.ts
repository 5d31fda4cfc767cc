import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BarePage {
  address: string;
  stop(): Promise<void>;
}

/** A page with a heading and a script of this many bytes, which does nothing and cannot be compressed. */
export async function startBarePage(scriptBytes: number): Promise<BarePage> {
  const script = `//${randomBytes(Math.ceil(scriptBytes / 2))
    .toString('hex')
    .slice(2)}`;
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Bare</h1><script type="module" src="/bare.js"></script></html>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/bare.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser opens connections ahead and keeps them for minutes.
        server.closeAllConnections();
      }),
  };
}
