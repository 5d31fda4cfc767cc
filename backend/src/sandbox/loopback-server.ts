import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export interface LoopbackServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Serves an application to this machine only; port 0 takes a free one. */
export async function listenOnLoopback(app: Express, port = 0): Promise<LoopbackServer> {
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
