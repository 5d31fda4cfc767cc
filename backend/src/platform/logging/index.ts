export type { Logger } from 'pino';
export { createLogger } from './logger.js';
export { requestLog } from './request-log.js';
