import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BRAND } from '../../platform/brand.js';
import { createMemoryRateLimiter } from '../../platform/rate-limits.js';
import { createTestApp, type TestApp } from '../../testing/index.js';

let app: TestApp;
let limiter = createMemoryRateLimiter();

beforeAll(async () => {
  app = await createTestApp({
    rateLimiter: {
      consume: (...use) => limiter.consume(...use),
      assertOpen: (...use) => limiter.assertOpen(...use),
      reset: (...use) => limiter.reset(...use),
    },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  limiter = createMemoryRateLimiter();
  app.mailer.clear();
});

const message = {
  name: 'Maria Souza',
  email: ' Maria@Example.com ',
  subject: 'Nota fiscal',
  message: 'Olá!\r\n\r\nOnde está a nota?',
};
const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/v1/contact', { body, headers });

it('mails the message to the brand, so that answering the mail answers the sender', async () => {
  const answer = await send(message);
  expect([answer.status, answer.body]).toEqual([
    202,
    { message: 'Mensagem enviada. Responderemos no e-mail que você informou.' },
  ]);
  expect(app.mailer.mails).toHaveLength(1);
  expect(app.mailer.lastTo(BRAND.contactEmail)).toMatchObject({
    replyTo: { name: 'Maria Souza', address: 'maria@example.com' },
    subject: '[Contato] Nota fiscal',
    text: expect.stringContaining('Olá!\n\nOnde está a nota?') as string,
  });
});

it('mails markup as text, in the HTML of the mail too', async () => {
  const markup = `<img src=x onerror="alert(1)"></p><script>alert('1')</script><a href="https://evil.example">`;
  await send({
    name: `Maria ${markup}`.slice(0, 100),
    email: message.email,
    subject: markup,
    message: markup,
  });
  const mail = app.mailer.lastTo(BRAND.contactEmail);
  expect(mail.html).not.toMatch(/<(img|script|a)\b/i);
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.text).toContain(markup);
  expect(mail.subject).toBe(`[Contato] ${markup}`);
});

it('answers in the reader’s language and tells the brand which it is', async () => {
  const answer = await send(message, { 'accept-language': 'es' });
  expect(answer.body).toEqual({ message: 'Mensaje enviado. Responderemos al correo que nos diste.' });
  expect(app.mailer.lastTo(BRAND.contactEmail).text).toContain('Escrito na página em espanhol.');
});

it.each([
  [{ ...message, name: '' }, 'name', 'Campo obrigatório'],
  [{ ...message, name: '   ' }, 'name', 'Campo obrigatório'],
  [{ ...message, name: 'x'.repeat(101) }, 'name', 'Valor longo demais'],
  [{ ...message, name: 'Maria\r\nBcc: todos@example.com' }, 'name', 'Valor inválido'],
  [{ ...message, subject: 'Oi\nBcc: todos@example.com' }, 'subject', 'Valor inválido'],
  [{ ...message, subject: 'x'.repeat(151) }, 'subject', 'Valor longo demais'],
  [{ ...message, message: ' \n ' }, 'message', 'Campo obrigatório'],
  [{ ...message, message: 'x'.repeat(5001) }, 'message', 'Valor longo demais'],
  [{ ...message, email: 'maria' }, 'email', 'Email deve ter um formato válido'],
  [{ ...message, email: 'maria@example.com,todos@example.com' }, 'email', 'Email deve ter um formato válido'],
  [{ name: 'Maria', subject: 'Oi', message: 'Oi' }, 'email', 'Email é obrigatório'],
  [{ ...message, to: 'todos@example.com' }, 'to', 'Campo desconhecido'],
])('refuses %j and mails nothing', async (body, field, text) => {
  const answer = await send(body);
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { detail: { code: 'VALIDATION_ERROR', fields: { [field]: text } } },
  ]);
  expect(app.mailer.mails).toEqual([]);
});

it('answers a program that fills in the hidden field as if it had sent the message', async () => {
  const answer = await send({ ...message, website: 'https://example.com' });
  expect(answer.status).toBe(202);
  expect(app.mailer.mails).toEqual([]);
});

it('lets exactly five of many messages of one network pass in an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(message)));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 202).length, refused.length]).toEqual([5, 25]);
  expect(app.mailer.mails).toHaveLength(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
});
