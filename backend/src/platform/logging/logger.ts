import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../../config.js';
import { errorFacts } from './error-facts.js';

/** JSON lines on standard output, or to the given stream. */
export function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: errorFacts },
  };
  return stream ? pino(options, stream) : pino(options);
}
