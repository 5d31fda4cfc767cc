export {
  MAIL_LOCALE,
  momentIn,
  renderMail,
  type MailContent,
  type MailPart,
  type RenderedMail,
} from './layout.js';
export { createQueuedMailer, type Mailer, type OutgoingMail, type QueuedMailer } from './mailer.js';
