import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type {} from '../http/request-context.js';

const QUIET_PATHS = /^\/(?:healthz|readyz|metrics|assets\/|favicon)/;

/** The path alone: query strings carry secrets of webhooks and of mailed links. */
const pathOf = ({ originalUrl }: Request) => originalUrl.split('?', 1)[0] ?? '';

/**
 * One line for each answered request. Headers, bodies and query strings never stand in it. The cause of a failure is
 * logged where it is caught; here only the answer counts.
 * @param level of requests that went well, and of refusals
 */
export function requestLog(
  logger: Logger,
  level: Readonly<Record<'answered' | 'refused', 'info' | 'debug'>>,
): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const kind =
        response.statusCode >= 500 ? 'failed' : response.statusCode >= 400 ? 'refused' : 'answered';
      const lineLevel = kind === 'failed' ? 'error' : level[kind];
      if (!logger.isLevelEnabled(lineLevel)) return;
      const path = pathOf(request);
      if (QUIET_PATHS.test(path)) return;
      const facts = {
        // An answer may end outside the work that made it.
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
