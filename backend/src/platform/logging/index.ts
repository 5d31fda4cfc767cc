export type { Logger } from 'pino';
export { createLogger, withRequestId, countedWarning } from './logger.js';
export { pathOf, requestLevels, requestLog } from './request-log.js';
