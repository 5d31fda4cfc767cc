import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type {} from '../http/request-context.js';

const QUIET_PATHS = /^\/(?:healthz|readyz|metrics|assets\/|favicon)/;

export type RequestLevels = Readonly<Record<'answered' | 'refused', 'info' | 'debug'>>;

/** Tests and developers cause too many refusals to log them all. */
export const requestLevels = ({ NODE_ENV }: { NODE_ENV: string }): RequestLevels => ({
  answered: 'debug',
  refused: NODE_ENV === 'production' ? 'info' : 'debug',
});

/** Query strings contain secrets of webhooks and of mailed links. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** Logs one line for each request, without headers, bodies and query strings. */
export function requestLog(logger: Logger, level: RequestLevels): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    response.on('close', () => {
      const kind =
        response.statusCode >= 500 ? 'failed' : response.statusCode >= 400 ? 'refused' : 'answered';
      const lineLevel = kind === 'failed' ? 'error' : level[kind];
      if (!logger.isLevelEnabled(lineLevel)) return;
      const path = pathOf(request.originalUrl);
      if (QUIET_PATHS.test(path)) return;
      const facts = {
        // An answer may end outside the asynchronous context of its request.
        request_id: request.id,
        method: request.method,
        path,
        status: response.statusCode,
        error_code: response.locals['errorCode'] as string | undefined,
        user_id: request.actor?.userId,
        duration_ms: Math.round(performance.now() - startedAt),
      };
      logger[lineLevel](facts, `request ${kind}`);
    });
    next();
  };
}
