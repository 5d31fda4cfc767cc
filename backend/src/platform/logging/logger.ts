import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { traceId } from '../tracing/tracing.js';

/** An error of the database also has values of rows and parameters, which must not be logged. */
interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
}

const MAXIMUM_CAUSES = 5;

/** Some libraries report a copy of an error that is not an Error any more. */
const isErrorLike = (
  error: unknown,
): error is Pick<Error, 'message' | 'stack' | 'cause'> & { name?: string } =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && typeof (error as Error).message === 'string');

export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error) };
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // An error of several attempts has no message of its own.
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return {
    type: error.name ?? 'object',
    message: error.message || (first ? errorFacts(first, MAXIMUM_CAUSES).message : ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: error.stack } : {}),
    ...(error.cause !== undefined && depth < MAXIMUM_CAUSES
      ? { cause: errorFacts(error.cause, depth + 1) }
      : {}),
  };
}

const requestIds = new AsyncLocalStorage<string>();

export function withRequestId(id: string, work: () => void): void {
  requestIds.run(id, work);
}

function ofRequest(): object {
  const id = requestIds.getStore();
  return id === undefined ? {} : { request_id: id, trace_id: traceId() };
}

export function createLogger({ level, stream }: { level: string; stream?: DestinationStream }): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts },
    mixin: ofRequest,
  };
  return stream ? pino(options, stream) : pino(options);
}
