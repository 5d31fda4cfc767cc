export { createMailbox, type Mailbox, type ReceivedMail } from './mailbox.js';
