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

/** The facts of an error and of what caused it, without anything that a customer typed. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
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
