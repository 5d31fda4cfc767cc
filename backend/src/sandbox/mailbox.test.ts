import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testClock } from '../testing/clock-and-random.js';
import { createMailbox } from './mailbox.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

async function start(capacity?: number) {
  const clock = testClock();
  const mailbox = await createMailbox({ clock, ...(capacity !== undefined && { capacity }) });
  const transport = createTransport(mailbox.smtpUrl);
  onTestFinished(async () => {
    transport.close();
    await mailbox.close();
  });
  const send = (subject: string) =>
    transport.sendMail({
      from: 'Torpedo <no-reply@torpedo.example>',
      to: 'ana@example.com',
      subject,
      text: 'Seu código é 482913.',
      html: '<p>Seu código é <b>482913</b>.</p>',
    });
  return { mailbox, clock, send };
}

describe('the mailbox', () => {
  it('keeps a mail that came over SMTP, with both of its forms', async () => {
    const { mailbox, clock, send } = await start();
    await send('Confirme seu e-mail — código');
    expect(mailbox.list()).toEqual([
      {
        id: '1',
        receivedAt: clock.now(),
        from: 'no-reply@torpedo.example',
        to: ['ana@example.com'],
        subject: 'Confirme seu e-mail — código',
        text: 'Seu código é 482913.',
        html: expect.stringContaining('<b>482913</b>'),
      },
    ]);
  });

  it('shows the newest first and lets the oldest go', async () => {
    const { mailbox, send } = await start(2);
    for (const subject of ['one', 'two', 'three']) await send(subject);
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(['three', 'two']);
    expect(mailbox.get('1')).toBeNull();
  });

  it('removes one mail or all', async () => {
    const { mailbox, send } = await start();
    await send('one');
    await send('two');
    expect([mailbox.remove('1'), mailbox.remove('1')]).toEqual([true, false]);
    mailbox.clear();
    expect(mailbox.list()).toEqual([]);
  });
});
