import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** What of a failure may stand in a log: a database's error also carries values of rows and parameters. */
interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
}

const MAXIMUM_CAUSES = 5;

/** Some libraries tell of an error by a copy that is none. */
const isErrorLike = (
  error: unknown,
): error is Pick<Error, 'message' | 'stack' | 'cause'> & { name?: string } =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && typeof (error as Error).message === 'string');

/** The facts of an error and of what caused it, without anything that a customer typed. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error) };
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // What was tried in several ways says nothing itself.
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

/** Writes the id on every log line of the work, in any module. */
export function withRequestId(id: string, work: () => void): void {
  requestIds.run(id, work);
}

function requestId(): object {
  const id = requestIds.getStore();
  return id === undefined ? {} : { request_id: id };
}

/** JSON lines on standard output, or to the given stream. */
export function createLogger({ level, stream }: { level: string; stream?: DestinationStream }): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts },
    mixin: requestId,
  };
  return stream ? pino(options, stream) : pino(options);
}
