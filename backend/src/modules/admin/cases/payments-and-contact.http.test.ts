import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BRAND } from '../../../platform/brand.js';
import type { HttpClient } from '../../../testing/http-client.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import { createTopupApp, type TopupApp } from '../../../testing/topup-app.js';
import type { OpenedCaseDto } from '../../support/cases/cases.dto.js';
import { faultsOf, NO_FAULTS } from '../../wallet/ledger/testing/invariants.js';
import type { PixDepositDto } from '../../wallet/topups/topup.dto.js';
import type { AdminCaseDetailDto, AdminCaseDto } from './admin-cases.dto.js';

const CASES = '/api/v1/admin/cases';

let app: TopupApp;
let call: StaffCall;
let ana: HttpClient;
let topupId: string;

beforeAll(async () => {
  app = await createTopupApp();
  await createAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance({ days: 1 });
  app.simulator.faults.clear();
  app.simulator.faults.plan('webhook_lost');
  call = await signInAdministrator(app);
  ana = await app.customer();
  const payer = { identification: { type: 'CPF', number: '52998224725' } };
  const body = { amount_cents: 2500, payer };
  const made = await ana<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', { body });
  topupId = made.body.transaction_id;
  app.clock.advance({ seconds: 6 });
  app.mailer.clear();
});

const paymentOf = () => app.simulator.payments.list().find((each) => each.externalReference === topupId)!;
async function pay(): Promise<void> {
  app.simulator.faults.plan('webhook_lost');
  await app.simulator.pay(paymentOf().id);
  app.clock.advance({ seconds: 6 });
}
const complain = () =>
  ana<OpenedCaseDto>('POST', `/api/v1/orders/${topupId}/case`, { body: { kind: 'paid_nothing_came' } });
const balance = async () =>
  (await ana<{ balance_cents: number }>('GET', '/api/v1/wallets/BRL/balance')).body.balance_cents;
const sendReplies = async () => {
  app.clock.advance({ seconds: 11 });
  await app.runLoop('case-replies');
};
const decide = (id: string, decision: string) =>
  call<AdminCaseDetailDto & { detail: { code: string } }>('POST', `${CASES}/${id}/decide`, {
    decision,
    reply: 'Seu Pix chegou.',
  });

describe('“I paid and nothing came”', () => {
  it('credits at once what the gateway has, and leaves nothing to decide', async () => {
    await pay();
    expect((await complain()).body).toEqual({ case: null });
    expect(await balance()).toBe(2500);
  });

  it('is a case where the gateway knows of no payment, for which staff ask for a proof', async () => {
    const { id } = (await complain()).body.case!;
    app.clock.advance({ seconds: 6 });
    expect((await call<AdminCaseDetailDto>('GET', `${CASES}/${id}`)).body).toMatchObject({
      amount_cents: 2500,
      suggestion: { decision: 'ask', ground: 'payment_not_found' },
    });
    const refused = await decide(id, 'credit');
    expect([refused.status, refused.body.detail.code]).toEqual([409, 'PAYMENT_NOT_FOUND']);
    expect((await decide(id, 'refund')).status).toBe(422);
    expect([await balance(), app.mailer.mails]).toEqual([0, []]);
    const asked = (await decide(id, 'ask')).body;
    expect([asked.decision, Date.parse(asked.due_at) - Date.parse(asked.updated_at)]).toEqual([
      null,
      86_400_000,
    ]);
    await sendReplies();
    expect(app.mailer.mails).toHaveLength(1);
  });

  it('is credited once by the reading of a decision, whoever decides at the same time', async () => {
    const { id } = (await complain()).body.case!;
    await pay();
    const answers = await Promise.all([decide(id, 'credit'), decide(id, 'credit')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(2500);
    await sendReplies();
    expect(app.mailer.mails).toHaveLength(1);
    const { id: userId } = (await ana<{ id: string }>('GET', '/api/v1/users/me')).body;
    expect(await faultsOf(app.database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('finds the payment when staff read again', async () => {
    const { id } = (await complain()).body.case!;
    await pay();
    const { body } = await call<AdminCaseDetailDto>('POST', `${CASES}/${id}/reread`, {});
    expect(body.suggestion).toEqual({ decision: 'credit', ground: 'payment_credited' });
    expect(await balance()).toBe(2500);
  });
});

it('a message of the contact page is a case within eight hours, and is answered by mail', async () => {
  const body = { name: 'Maria', email: 'maria@example.com', subject: 'Invoice', message: 'Where is it?' };
  await app.call('POST', '/api/v1/contact', { body, headers: { 'accept-language': 'en' } });
  const { items } = (await call<{ items: AdminCaseDto[] }>('GET', `${CASES}?kind=contact&search=maria`)).body;
  expect(items).toMatchObject([
    {
      ...{ subject: 'Invoice', words: 'Where is it?', customer_email: 'maria@example.com', user_id: null },
      suggestion: { decision: 'answer' },
    },
  ]);
  const [{ id, number, opened_at: opened, due_at: due }] = items as [AdminCaseDto];
  expect(Date.parse(due) - Date.parse(opened)).toBe(8 * 3_600_000);
  expect(app.mailer.lastTo(BRAND.contactEmail).text).toContain(`/admin/cases?case=${id}`);
  expect((await decide(id, 'refuse')).status).toBe(422);
  expect((await decide(id, 'answer')).status).toBe(200);
  await sendReplies();
  expect(app.mailer.lastTo('maria@example.com').subject).toBe(`Case ${number}: our reply`);
});

it('a case is an alarm from its due time until it is decided', async () => {
  const late = async () => {
    await app.runLoop('alarms');
    call = await signInAdministrator(app);
    const path = '/api/v1/admin/alarms?state=open&code=case_overdue';
    const { items } = (await call<{ items: { facts: { cases: number } }[] }>('GET', path)).body;
    return items[0]?.facts.cases ?? 0;
  };
  const body = { name: 'Bia', email: 'bia@example.com', subject: 'Hello', message: 'Hi' };
  await app.call('POST', '/api/v1/contact', { body });
  app.clock.advance({ minutes: 8 * 60, ms: -1 });
  const before = await late();
  app.clock.advance({ ms: 1 });
  expect(await late()).toBe(before + 1);
  const { items } = (await call<{ items: AdminCaseDto[] }>('GET', `${CASES}?search=bia@example.com`)).body;
  await decide(items[0]!.id, 'answer');
  expect(await late()).toBe(before);
});

it('an answered message of the contact page is forgotten after two years', async () => {
  const forget = app.container.dailyJobs.find(({ name }) => name === 'forget-cases');
  const body = { name: 'Rui', email: 'rui@example.com', subject: 'Hello', message: 'Hi' };
  await app.call('POST', '/api/v1/contact', { body });
  const read = async (query: string) =>
    (await call<{ items: AdminCaseDto[] }>('GET', `${CASES}?search=rui@example.com&${query}`)).body.items;
  await decide((await read(''))[0]!.id, 'answer');
  app.clock.advance({ days: 729 });
  await forget?.run();
  call = await signInAdministrator(app);
  expect(await read('status=decided')).toHaveLength(1);
  app.clock.advance({ days: 2 });
  await forget?.run();
  call = await signInAdministrator(app);
  expect(await read('status=decided')).toEqual([]);
});
