import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Clock } from '../platform/clock.js';

export interface ReceivedMail {
  id: string;
  receivedAt: Date;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
}

export interface Mailbox {
  readonly smtpUrl: string;
  list(): readonly ReceivedMail[];
  get(id: string): ReceivedMail | null;
  remove(id: string): boolean;
  clear(): void;
  close(): Promise<void>;
}

const LARGEST_MAIL = 2 * 1024 * 1024;

export async function createMailbox({
  clock,
  capacity = 200,
}: {
  clock: Clock;
  capacity?: number;
}): Promise<Mailbox> {
  let mails: ReceivedMail[] = [];
  let lastId = 0;

  async function keep(stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
    const content = await buffer(stream);
    if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
    const { from, subject = '', text = '', html = null } = await PostalMime.parse(content);
    const mail = {
      id: String(++lastId),
      receivedAt: clock.now(),
      from: from?.address ?? '',
      to: recipients,
      subject,
    };
    mails = [{ ...mail, text: text.trim(), html }, ...mails].slice(0, capacity);
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_MAIL,
    logger: false,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      keep(stream, recipients).then(
        () => callback(),
        (reason: Error) => callback(reason),
      );
    },
  });
  // Clients may close the connection in the middle of a mail.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: taken } = listening.address() as AddressInfo;

  return {
    smtpUrl: `smtp://127.0.0.1:${taken}`,
    list: () => mails,
    get: (id) => mails.find((mail) => mail.id === id) ?? null,
    remove(id) {
      const before = mails.length;
      mails = mails.filter((mail) => mail.id !== id);
      return mails.length < before;
    },
    clear: () => void (mails = []),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
