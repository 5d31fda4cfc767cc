import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { traceId } from '../tracing/tracing.js';

const PAUSE_MS = 60_000;

/** Warns at once, then at most once a minute for each subject, with the count since then and the newest facts. */
export function countedWarning(
  log: Pick<Logger, 'warn'>,
  message: string,
  now: () => number = () => performance.now(),
): (subject: string, facts?: object) => void {
  const reported = new Map<string, { at: number; times: number }>();
  return (subject, facts) => {
    const last = reported.get(subject) ?? { at: -Infinity, times: 0 };
    const times = last.times + 1;
    if (now() - last.at < PAUSE_MS) {
      reported.set(subject, { ...last, times });
      return;
    }
    reported.set(subject, { at: now(), times: 0 });
    log.warn({ subject, times, ...facts }, message);
  };
}

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
