import type { Mailer, OutgoingMail } from '../platform/mail/index.js';

/** A mailer that keeps the mails instead of sending them. */
export interface RecordingMailer extends Mailer {
  readonly mails: readonly OutgoingMail[];
  /** The newest mail to the address. */
  lastTo(address: string): OutgoingMail;
  clear(): void;
}

/** Like the real one, mails of a unit of work count only once it has committed. */
export function recordingMailer(): RecordingMailer {
  const mails: OutgoingMail[] = [];
  return {
    mails,
    send(mail, unit) {
      if (unit) unit.afterCommit(() => mails.push(mail));
      else mails.push(mail);
      return Promise.resolve();
    },
    lastTo(address) {
      const found = mails.findLast((mail) => mail.to === address);
      if (!found) throw new Error(`No mail to ${address}`);
      return found;
    },
    clear: () => void mails.splice(0),
  };
}
