import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAdministrator,
  signInAdministrator,
  STAFF,
  type StaffCall,
} from '../../../testing/staff-calls.js';
import { createTestApp, type TestApp } from '../../../testing/test-app.js';
import { createCaseStore } from '../../support/index.js';
import type { AdminCaseDetailDto, CaseViewersDto } from './admin-cases.dto.js';

const CASES = '/api/v1/admin/cases';
const HELD_MS = 10_000;

type Answer = AdminCaseDetailDto & { detail: { code: string } };

let app: TestApp;
let staff: StaffCall;
let id: string;
let customers = 0;
let email: string;

beforeAll(async () => {
  app = await createTestApp();
  await createAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  staff = await signInAdministrator(app);
  await openCase();
});

async function openCase(): Promise<void> {
  customers += 1;
  email = `customer${customers}@example.com`;
  const openedAt = app.clock.now();
  const sender = { name: 'Maria', email, subject: 'Invoice' };
  const times = { openedAt, dueAt: openedAt };
  const written = {
    kind: 'contact',
    userId: null,
    sender,
    words: 'Where?',
    language: 'en',
    ...times,
  } as const;
  id = (await createCaseStore(app.database.db.sql).open(written))!;
}

const decide = (reply = 'Here it is.') =>
  staff<Answer>('POST', `${CASES}/${id}/decide`, { decision: 'answer', reply });
const takeBack = () => staff<Answer>('POST', `${CASES}/${id}/reply/take-back`, {});
const rewrite = (reply: string) => staff<Answer>('POST', `${CASES}/${id}/reply`, { reply });
const sendDue = () => app.runLoop('case-replies');
const sent = () => app.mailer.mails.filter(({ to }) => to === email).map(({ text }) => text);

describe('a reply', () => {
  it('is mailed ten seconds after the decision, once', async () => {
    const { reply_due_at: due, updated_at: at } = (await decide()).body;
    expect(Date.parse(due!) - Date.parse(at)).toBe(HELD_MS);
    app.clock.set(new Date(Date.parse(due!) - 1));
    await sendDue();
    expect(sent()).toEqual([]);
    app.clock.advance({ ms: 1 });
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    expect(sent()).toEqual([expect.stringContaining('Here it is.')]);
    const { body } = await staff<Answer>('GET', `${CASES}/${id}`);
    expect(body).toMatchObject({ reply_due_at: null, replied_at: app.clock.now().toISOString() });
  });

  it('has the words that fit the case in each language, and its mail speaks the language that it was sent in', async () => {
    const { templates } = (await staff<Answer>('GET', `${CASES}/${id}`)).body;
    expect(templates).toEqual([
      {
        template: 'read',
        decision: 'answer',
        texts: {
          pt: 'Oi, Maria. Recebemos a sua mensagem.',
          en: 'Hi Maria. We got your message.',
          es: 'Hola, Maria. Recibimos tu mensaje.',
        },
      },
    ]);
    const reply = templates[0]!.texts.es;
    const { body } = await staff<Answer>('POST', `${CASES}/${id}/decide`, {
      decision: 'answer',
      reply,
      language: 'es',
    });
    expect(body).toMatchObject({ reply, language: 'es', templates: [] });
    app.clock.advance({ seconds: 11 });
    await sendDue();
    const mail = app.mailer.mails.find(({ to }) => to === email);
    expect(mail?.subject).toBe(`Caso ${body.number}: nuestra respuesta`);
  });

  it('taken back is a draft of a case that stays decided, and is never mailed', async () => {
    await decide();
    expect((await takeBack()).body).toMatchObject({
      ...{ decision: 'answer', reply: 'Here it is.', reply_due_at: null, replied_at: null },
    });
    app.clock.advance({ minutes: 1 });
    await sendDue();
    expect(sent()).toEqual([]);
  });

  it('is written anew after it was taken back, and can be taken back again', async () => {
    await decide();
    await takeBack();
    await rewrite('Sorry: here.');
    await takeBack();
    app.clock.advance({ minutes: 1 });
    expect((await rewrite(' At last. ')).body.reply).toBe('At last.');
    app.clock.advance({ seconds: 11 });
    await sendDue();
    expect(sent()).toEqual([expect.stringContaining('At last.')]);
    expect((await rewrite('Once more')).body.detail.code).toBe('CASE_REPLY_SENT');
    expect((await rewrite(' ')).status).toBe(422);
  });

  it('is either mailed or taken back, whichever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      await openCase();
      await decide();
      app.clock.advance({ seconds: 11 });
      const [first] = await Promise.all([takeBack(), sendDue(), takeBack(), sendDue()]);
      const { body } = await staff<Answer>('GET', `${CASES}/${id}`);
      expect(body.reply_due_at).toBeNull();
      expect(sent()).toHaveLength(body.replied_at === null ? 0 : 1);
      if (first.status === 200) expect(sent()).toEqual([]);
    }
  });

  it('that was never written cannot be taken back or written anew', async () => {
    expect((await takeBack()).body.detail.code).toBe('CASE_REPLY_SENT');
    expect((await rewrite('Too early')).body.detail.code).toBe('CASE_REPLY_SENT');
  });

  it('that was mailed cannot be taken back', async () => {
    await decide();
    app.clock.advance({ seconds: 11 });
    await sendDue();
    expect((await takeBack()).body.detail.code).toBe('CASE_REPLY_SENT');
    expect((await staff<Answer>('GET', `${CASES}/${id}`)).body.replied_at).not.toBeNull();
  });
});

it('who has a case open is shown to the others for 30 seconds', async () => {
  await createAdministrator(app, 'bruna@example.com');
  const bruna = await signInAdministrator(app, 'bruna@example.com');
  const look = async (call: StaffCall, at = id) =>
    (await call<CaseViewersDto>('GET', `${CASES}/${at}/viewers`)).body.others.map((one) => one.email);
  expect(await look(staff)).toEqual([]);
  expect(await look(bruna)).toEqual([STAFF]);
  expect(await look(staff)).toEqual(['bruna@example.com']);
  app.clock.advance({ seconds: 30, ms: -1 });
  expect(await look(bruna)).toEqual([STAFF]);
  app.clock.advance({ ms: 1 });
  expect(await look(bruna)).toEqual([]);
  const before = id;
  await openCase();
  expect(await look(bruna)).toEqual([]);
  expect(await look(staff, before)).toEqual([]);
  expect(await look(staff)).toEqual(['bruna@example.com']);
});
