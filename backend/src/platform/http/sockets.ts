import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import proxyAddress from 'proxy-addr';
import type { Config } from '../../config.js';
import { DomainError, ERROR_STATUS } from '../errors/index.js';
import { languageOf } from '../languages.js';
import { pathOf, requestLevels, withRequestId, type Logger } from '../logging/index.js';
import { REQUESTS_PER_ADDRESS, networkOf, type RateLimiter } from './address-limit.js';
import { errorBody } from './error-handler.js';
import { requestIdOf } from './request-context.js';

export interface Sockets {
  /** @throws DomainError, which the guard answers */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
}

export interface UpgradeTaker extends Pick<Sockets, 'close'> {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

function refuse(request: IncomingMessage, socket: Duplex, id: string, error: DomainError): void {
  const status = ERROR_STATUS[error.code];
  const body = JSON.stringify(errorBody(error, languageOf(request.headers['accept-language'])));
  const retryAfter = error.details['retry_after_seconds'];
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      ...(typeof retryAfter === 'number' ? [`Retry-After: ${Math.ceil(retryAfter)}`] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

interface GuardParts {
  config: Config;
  log: Logger;
  addressLimiter: RateLimiter;
}

/** Checks an upgrade as the application checks a request; refusals are answered and logged in the same way. */
export function guardUpgrades(
  sockets: Sockets | undefined,
  app: Express,
  { config, log, addressLimiter }: GuardParts,
): UpgradeTaker | undefined {
  if (!sockets) return undefined;
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const level = requestLevels(config).refused;

  async function assertWelcome(request: IncomingMessage): Promise<void> {
    await addressLimiter.consume(REQUESTS_PER_ADDRESS, networkOf(proxyAddress(request, isTrusted)));
    if (!URL.canParse(request.url ?? '', 'http://localhost')) throw new DomainError('BAD_REQUEST');
  }

  return {
    handleUpgrade(request, socket, head) {
      const foreign = request.headers['x-request-id'];
      const id = requestIdOf(typeof foreign === 'string' ? foreign : undefined);
      const facts = { method: request.method, path: pathOf(request.url ?? '') };

      async function upgrade(): Promise<void> {
        try {
          await assertWelcome(request);
          await sockets!.handleUpgrade(request, socket, head);
        } catch (error) {
          if (!(error instanceof DomainError)) log.error({ err: error }, 'a WebSocket could not be opened');
          const shown = error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
          refuse(request, socket, id, shown);
          log[level](
            { ...facts, status: ERROR_STATUS[shown.code], error_code: shown.code },
            'request refused',
          );
        }
      }
      withRequestId(id, () => void upgrade());
    },
    close: () => sockets.close(),
  };
}
