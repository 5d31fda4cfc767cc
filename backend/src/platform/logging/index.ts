export type { Logger } from 'pino';
export { createLogger, withRequestId } from './logger.js';
export { pathOf, requestLevels, requestLog } from './request-log.js';
export { countedWarning } from './counted-warning.js';
