import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';
import type {} from '../http/request-context.js';
import { errorFacts } from './logger.js';

const QUIET_PATHS = /^\/(?:healthz|readyz|metrics|assets\/|favicon)/;

/** The path alone: query strings carry secrets of webhooks and of mailed links. */
function pathOf(request: IncomingMessage): string {
  const { originalUrl } = request as Request;
  return originalUrl.split('?', 1)[0] ?? '';
}

/** The cause of a failure was logged where it was caught; here only the answer counts. */
function answerFacts(request: IncomingMessage, { statusCode }: ServerResponse, { duration_ms }: Timed) {
  return {
    // An answer may end outside the work that made it.
    request_id: (request as Request).id,
    method: request.method,
    path: pathOf(request),
    status: statusCode,
    user_id: (request as Request).actor?.userId,
    duration_ms,
  };
}

interface Timed {
  duration_ms?: number;
}

/**
 * One line for each answered request, and `request.log` for lines in between.
 * Headers, bodies and query strings never stand in it.
 * @param level of requests that went well
 */
export function requestLog(logger: Logger, level: 'info' | 'debug'): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request) => request.id,
    autoLogging: { ignore: (request) => QUIET_PATHS.test(pathOf(request)) },
    customAttributeKeys: { responseTime: 'duration_ms' },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : level),
    customSuccessMessage: () => 'request answered',
    customErrorMessage: () => 'request failed',
    customSuccessObject: answerFacts,
    customErrorObject: (request, response, _error, value) => answerFacts(request, response, value as Timed),
    wrapSerializers: false,
    // The library binds the whole request to a child logger; its id stands on every line already.
    serializers: { err: errorFacts, req: () => undefined, res: () => undefined },
  });
}
