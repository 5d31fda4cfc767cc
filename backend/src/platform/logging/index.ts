export type { Logger } from 'pino';
export { createLogger } from './logger.js';
export { requestLog } from './request-log.js';
export { countedWarning } from './counted-warning.js';
