import { createTransport } from 'nodemailer';
import type { UnitOfWork } from '../database/index.js';
import type { Queue } from '../jobs/index.js';
import type { Logger } from '../logging/index.js';

export interface OutgoingMail {
  to: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  subject: string;
  html: string;
  text: string;
}

/** A request never waits for SMTP. */
export interface Mailer {
  /** Inside a unit of work the mail leaves only if that commits. */
  send(mail: OutgoingMail, unit?: UnitOfWork): Promise<void>;
}

/** For about a day: 5 s, 10 s, 20 s … at most once an hour. */
const RETRIES = { limit: 30, firstPauseSeconds: 5, longestPauseSeconds: 3_600, timeoutSeconds: 90 };
const SMTP_TIMEOUT_MS = 20_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** RFC 5321, 500 and above. */
function isPermanent({ code, responseCode = 0 }: SmtpError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

export interface QueuedMailer extends Mailer {
  start(): Promise<void>;
  close(): void;
}

interface Deps {
  queue: Queue;
  smtpUrl: string;
  from: string;
  log: Logger;
}

export async function createQueuedMailer({ queue, smtpUrl, from, log }: Deps): Promise<QueuedMailer> {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    },
    { from },
  );
  const mails = await queue.define<OutgoingMail>('mail', RETRIES);

  async function deliver(mail: OutgoingMail): Promise<void> {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const isLost = isPermanent(error as SmtpError);
      log.warn({ err: error, will_retry: !isLost }, 'mail not delivered');
      if (!isLost) throw error;
    }
  }

  return {
    send: (mail, unit) => mails.add(mail, unit),
    start: () => mails.work(deliver),
    close: () => transport.close(),
  };
}
