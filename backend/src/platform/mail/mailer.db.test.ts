import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { SLOW } from '../../testing/slow.js';
import { createQueue, type Queue } from '../jobs/index.js';
import { createLogger } from '../logging/index.js';
import { createQueuedMailer, type OutgoingMail, type QueuedMailer } from './index.js';

/** A mail server that keeps the accepted mails and answers as the test sets. */
interface MailServer {
  url: string;
  received: string[];
  /** Answers for the next mails: a status code refuses, null accepts. */
  answers: (number | null)[];
  close(): Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const answers: (number | null)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream: SMTPServerDataStream, _session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const status = answers.shift() ?? null;
        if (status === null) received.push(text);
        callback(status === null ? null : Object.assign(new Error('refused'), { responseCode: status }));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const MAIL: OutgoingMail = { to: 'maria@example.com', subject: 'Olá', html: '<p>042917</p>', text: '042917' };
const log = createLogger({ level: 'silent' });

let database: TestDatabase;
let server: MailServer;
let queue: Queue;
let mailer: QueuedMailer;
const registry = new Registry();
const figures = () => registry.getSingleMetricAsString('torpedo_mails_total');

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
  queue = createQueue(database.db, log);
  await queue.start();
  mailer = await createQueuedMailer({
    queue,
    smtpUrl: server.url,
    from: 'Torpedo <no-reply@torpedo.local>',
    log,
    metrics: { registry },
  });
  await mailer.start();
});
afterEach(() => void server.received.splice(0));
afterAll(async () => {
  await queue.stop();
  mailer.close();
  await server.close();
  await database.close();
});

it('delivers a mail as HTML and as text', async () => {
  await mailer.send(MAIL);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), SLOW);
  const [mail = ''] = server.received;
  expect(mail).toContain('From: Torpedo <no-reply@torpedo.local>');
  expect(mail).toContain('To: maria@example.com');
  expect(mail).toContain('multipart/alternative');
  expect(mail).toContain('<p>042917</p>');
  await vi.waitFor(async () => expect(await figures()).toContain('{kind="other",outcome="sent"} 1'), SLOW);
});

it('asks for the answer elsewhere, whatever the name there contains', async () => {
  const name = 'Maria "M"\r\nBcc: all@example.com';
  await mailer.send({ ...MAIL, replyTo: { name, address: 'maria@example.org' } });
  await vi.waitFor(() => expect(server.received).toHaveLength(1), SLOW);
  const [mail = ''] = server.received;
  expect(mail.replace(/\r?\n[ \t]+/g, ' ')).toMatch(/^Reply-To: .*<maria@example\.org>\r?$/m);
  expect(mail).not.toMatch(/^Bcc:/m);
});

it('writes a subject with line breaks as one header', async () => {
  await mailer.send({ ...MAIL, subject: 'Olá\r\nBcc: all@example.com\r\n\r\n<script>' });
  await vi.waitFor(() => expect(server.received).toHaveLength(1), SLOW);
  const [headers = ''] = server.received[0]!.split('\r\n\r\n');
  expect(headers).not.toMatch(/^(Bcc:|<script>)/im);
  expect(headers.match(/^Subject:/gm)).toHaveLength(1);
  expect(headers).toContain('multipart/alternative');
});

it('sends a mail of a unit of work only if that commits', async () => {
  const failed = database.db.transaction(async (unit) => {
    await mailer.send({ ...MAIL, kind: 'status', subject: 'never' }, unit);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await database.db.transaction((unit) =>
    mailer.send({ ...MAIL, kind: 'status', subject: 'committed' }, unit),
  );
  await vi.waitFor(() => expect(server.received.join()).toContain('Subject: committed'), SLOW);
  expect(server.received.join()).not.toContain('Subject: never');
  expect(await figures()).toContain('{kind="status",outcome="queued"} 1');
});

it('tries again when the mail server is in trouble', async () => {
  server.answers.push(451);
  await mailer.send(MAIL);
  const endPause = `UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry' RETURNING id`;
  await vi.waitFor(
    async () => expect((await database.db.sequelize.query(endPause))[0]).toHaveLength(1),
    SLOW,
  );
  await vi.waitFor(() => expect(server.received).toHaveLength(1), SLOW);
  expect(await figures()).toContain('{kind="other",outcome="failed"} 1');
});

it('gives up a mail that the server will never take', async () => {
  server.answers.push(554);
  await mailer.send({ ...MAIL, subject: 'refused' });
  await vi.waitFor(() => expect(server.answers).toEqual([]), SLOW);
  const jobs = `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'retry', 'active')`;
  await vi.waitFor(
    async () => expect((await database.db.sequelize.query(jobs))[0]).toEqual([{ count: 0 }]),
    SLOW,
  );
  expect(server.received).toEqual([]);
  expect(await figures()).toContain('{kind="other",outcome="refused"} 1');
});
