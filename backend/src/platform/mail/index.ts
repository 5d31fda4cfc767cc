export type { Mailer, OutgoingMail } from './mailer.js';
