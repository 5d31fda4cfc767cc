import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config.js';
import { StartError } from '../errors/index.js';
import type { UpgradeTaker } from './sockets.js';

const REQUEST_TIMEOUT_MS = 60_000;

/** Longer than proxies keep idle connections. */
const KEEP_ALIVE_MS = 65_000;

/** Keeps the port from the start of the process to the end of the stop. */
export interface Listener {
  url: string;
  /** Before this call, the listener answers 503. */
  serve(answer: RequestListener, sockets: UpgradeTaker | undefined): void;
  /** Makes every client open its next connection at another replica. */
  retire(): void;
  close(limitMs: number): Promise<void>;
}

const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Starting\n');
};

function startErrorOf(error: NodeJS.ErrnoException, { HOST, PORT }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${PORT} on ${HOST} is in use: stop what uses it or set PORT to another.`);
    case 'EACCES':
      return new StartError(`Port ${PORT} needs more rights than this user has: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${HOST} is not an address of this machine.`);
    default:
      return error;
  }
}

type Address = Pick<Config, 'HOST' | 'PORT'>;

function bind(server: Server, address: Address): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(startErrorOf(error, address)));
    server.listen(address.PORT, address.HOST, () => resolve(server.address() as AddressInfo));
  });
}

function urlOf({ HOST }: Address, { port }: AddressInfo): string {
  const isEverywhere = HOST === '0.0.0.0' || HOST === '::';
  const name = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${name}:${port}`;
}

export async function listen(address: Address): Promise<Listener> {
  let answer = stillStarting;
  let sockets: UpgradeTaker | undefined;
  let isRetired = false;
  let isClosing = false;
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS });
  // The connection of a late answer becomes idle only after the others were closed.
  const closeIdle = () => void (isClosing && setImmediate(() => server.closeIdleConnections()));
  server.on('request', (request, response) => {
    if (isRetired || isClosing) response.setHeader('Connection', 'close');
    response.on('close', closeIdle);
    answer(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    // Node no longer watches this socket: an error of the client would end the process.
    socket.on('error', () => socket.destroy());
    if (sockets && !isClosing) sockets.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
  const bound = await bind(server, address);

  return {
    url: urlOf(address, bound),
    serve(app, upgraded) {
      answer = app;
      sockets = upgraded;
    },
    retire() {
      isRetired = true;
    },
    async close(limitMs) {
      isClosing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([Promise.all([closed, sockets?.close()]), wait(limitMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
