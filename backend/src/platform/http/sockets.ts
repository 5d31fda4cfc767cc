import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';
import { DomainError, ERROR_STATUS } from '../errors/index.js';
import { languageOf } from '../languages.js';
import { REQUESTS_PER_ADDRESS, networkOf, type RateLimiter } from './address-limit.js';
import { errorBody } from './error-handler.js';

/** WebSockets of a module: the server hands over every connection that asks to be upgraded. */
export interface Sockets {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells every client to come back later and closes its connection. */
  close(): Promise<void>;
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers a refused handshake like any other refused request. */
export function refuseUpgrade(request: IncomingMessage, socket: Duplex, error: DomainError): void {
  const status = ERROR_STATUS[error.code];
  const body = JSON.stringify(errorBody(error, languageOf(request.headers['accept-language'])));
  const retryAfter = error.details['retry_after_seconds'];
  socket.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status] ?? 'Refused'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(typeof retryAfter === 'number' ? [`Retry-After: ${Math.ceil(retryAfter)}`] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Asks of an upgrade what the application asks of every request: a readable address, and the limit of its sender. */
export function guardUpgrades(
  sockets: Sockets | undefined,
  app: Express,
  limiter: RateLimiter,
): Sockets | undefined {
  if (!sockets) return undefined;
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;

  async function assertWelcome(request: IncomingMessage): Promise<void> {
    await limiter.consume(REQUESTS_PER_ADDRESS, networkOf(proxyAddress(request, isTrusted)));
    if (!URL.canParse(request.url ?? '', 'http://localhost')) throw new DomainError('BAD_REQUEST');
  }

  return {
    handleUpgrade(request, socket, head) {
      assertWelcome(request).then(
        () => sockets.handleUpgrade(request, socket, head),
        (error: unknown) =>
          refuseUpgrade(
            request,
            socket,
            error instanceof DomainError ? error : new DomainError('UNAVAILABLE'),
          ),
      );
    },
    close: () => sockets.close(),
  };
}
