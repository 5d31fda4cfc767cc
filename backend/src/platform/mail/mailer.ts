import { createTransport } from 'nodemailer';
import { Counter, type Registry } from 'prom-client';
import type { UnitOfWork } from '../database/index.js';
import type { Queue } from '../jobs/index.js';
import type { Logger } from '../logging/index.js';

export interface OutgoingMail {
  to: string;
  /** A label for the figures, for mails to many people. */
  kind?: 'status';
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  subject: string;
  html: string;
  text: string;
}

/** Queues mails, so that a request never waits for SMTP. */
export interface Mailer {
  /** In a unit of work the mail is sent only if that commits. */
  send(mail: OutgoingMail, unit?: UnitOfWork): Promise<void>;
}

/** Tries for about a day: after 5 s, 10 s, 20 s …, at most once an hour. */
const RETRIES = { limit: 30, firstPauseSeconds: 5, longestPauseSeconds: 3_600, timeoutSeconds: 90 };
const SMTP_TIMEOUT_MS = 20_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** RFC 5321: replies of 500 and above are permanent. */
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
  metrics: { registry: Registry };
}

type Count = (mail: OutgoingMail, outcome: 'queued' | 'sent' | 'failed' | 'refused') => void;

function countMails({ registry }: { registry: Registry }): Count {
  const counter = new Counter({
    name: 'torpedo_mails_total',
    help: 'Mails by kind: queued, sent, failed at a try, or refused for good by the mail server',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  return ({ kind = 'other' }, outcome) => counter.inc({ kind, outcome });
}

export async function createQueuedMailer({
  queue,
  smtpUrl,
  from,
  log,
  metrics,
}: Deps): Promise<QueuedMailer> {
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
  const count = countMails(metrics);
  const mails = await queue.define<OutgoingMail>('mail', RETRIES);

  async function deliver(mail: OutgoingMail): Promise<void> {
    try {
      await transport.sendMail(mail);
      count(mail, 'sent');
    } catch (error) {
      const isLost = isPermanent(error as SmtpError);
      count(mail, isLost ? 'refused' : 'failed');
      log.warn({ err: error, will_retry: !isLost }, 'mail not delivered');
      if (!isLost) throw error;
    }
  }

  return {
    async send(mail, unit) {
      await mails.add(mail, unit);
      if (unit) unit.afterCommit(() => count(mail, 'queued'));
      else count(mail, 'queued');
    },
    start: () => mails.work(deliver),
    close: () => transport.close(),
  };
}
