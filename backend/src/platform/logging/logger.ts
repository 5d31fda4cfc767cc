import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { errorFacts } from './error-facts.js';

const requestIds = new AsyncLocalStorage<string>();

/** Writes the id on every log line of the work, whoever logs it. */
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
