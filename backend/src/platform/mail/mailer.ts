import type { UnitOfWork } from '../database/index.js';

/** A finished mail; whoever sends it has chosen language and words. */
export interface OutgoingMail {
  to: string;
  /** Who gets the answer, when that is not the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** Delivers mails from a queue with retries, so that a request never waits for SMTP. */
export interface Mailer {
  /** Queues the mail; inside a unit of work it leaves only if that commits. */
  send(mail: OutgoingMail, unit?: UnitOfWork): Promise<void>;
}
