export { renderMail, type MailContent, type MailPart, type RenderedMail } from './layout.js';
export type { Mailer, OutgoingMail } from './mailer.js';
export { createQueuedMailer, type QueuedMailer } from './mailer.js';
