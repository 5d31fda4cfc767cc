export type { Mailer, OutgoingMail } from './mailer.js';
export { createQueuedMailer, type QueuedMailer } from './queued-mailer.js';
