import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { errorFacts } from './error-facts.js';

/** JSON lines on standard output, or to the given stream. */
export function createLogger({ level, stream }: { level: string; stream?: DestinationStream }): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts },
  };
  return stream ? pino(options, stream) : pino(options);
}
