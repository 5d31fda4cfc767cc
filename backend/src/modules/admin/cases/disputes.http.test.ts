import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import type { ActivationDto } from '../../activations/activation.dto.js';
import type { CustomerCaseDto, CustomerCasesDto, OpenedCaseDto } from '../../support/cases/cases.dto.js';
import { faultsOf, NO_FAULTS } from '../../wallet/ledger/testing/invariants.js';
import type { AdminCaseDetailDto, AdminCaseDto, CaseCountsDto } from './admin-cases.dto.js';

const CASES = '/api/v1/admin/cases';
const SAME_NUMBER = statement(
  'test.same_number',
  'UPDATE activations SET phone = (SELECT phone FROM activations WHERE id = $2) WHERE id = $1',
);
const AUDIT = statement(
  'test.audit_of_case',
  `SELECT action, after FROM audit_entries WHERE entity_id = ANY ($1) ORDER BY id`,
);

interface Refusal {
  detail: { code: string };
}

let world: ActivationWorld;
let ana: Customer;
let call: StaffCall;

const sql = () => world.app.database.db.sql;

beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 10 } });
  await createAdministrator(world.app);
});
afterAll(() => world.close());
afterEach(() => world.clock.advance({ days: 8 }));
beforeEach(async () => {
  call = await signInAdministrator(world.app);
  ana = await world.customer();
  world.app.mailer.clear();
});

const cents = () => Math.round(world.price * 100);
const FULL = { available: 5_000, held: 0 };
const PAID = () => ({ available: 5_000 - cents(), held: 0 });

async function delivered(customer = ana, text = 'Your WhatsApp code: 123-456'): Promise<ActivationDto> {
  const activation = await customer.activation();
  world.clock.advance({ seconds: 40 });
  await world.smsArrives(activation, text);
  await world.tick();
  return activation;
}
const dispute = <Body = OpenedCaseDto>(id: string, kind = 'code_wrong', customer = ana) =>
  customer.call<Body>('POST', `/api/v1/orders/${id}/case`, { body: { kind, words: ' Expired ' } });
async function disputed(kind = 'code_wrong', customer = ana): Promise<CustomerCaseDto> {
  const { activation_id: id } = await delivered(customer);
  return (await dispute(id, kind, customer)).body.case!;
}
const detail = async (id: string) => (await call<AdminCaseDetailDto>('GET', `${CASES}/${id}`)).body;
const decide = (id: string, decision: string, more: object = {}) =>
  call<AdminCaseDetailDto & Refusal>('POST', `${CASES}/${id}/decide`, {
    decision,
    reply: 'We looked.',
    ...more,
  });
const sendReplies = async () => {
  world.clock.advance({ seconds: 11 });
  await world.app.runLoop('case-replies');
};
const own = async (customer = ana) =>
  (await customer.call<CustomerCasesDto>('GET', '/api/v1/cases')).body.items;
const books = () => faultsOf(sql(), [ana.userId]);

describe('a dispute', () => {
  it('of a number is a case within the hour, and once however often it is said', async () => {
    const { activation_id: id } = await delivered();
    const [first, second] = await Promise.all([dispute(id), dispute(id)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
    expect(first.body.case).toMatchObject({
      ...{ kind: 'code_wrong', order_id: id, words: 'Expired', decision: null, decided_by_rule: false },
    });
    const { opened_at: opened, due_at: due } = first.body.case!;
    expect(Date.parse(due) - Date.parse(opened)).toBe(3_600_000);
    expect(await own()).toEqual([first.body.case]);
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('needs a number of the caller with a message that is not older than the days of the settings', async () => {
    const waiting = await ana.activation();
    const { activation_id: id } = await delivered();
    const code = async (answer: Promise<{ body: Refusal }>) => (await answer).body.detail.code;
    const bia = await world.customer();
    expect(await code(dispute<Refusal>(waiting.activation_id))).toBe('ACTIVATION_NOT_COMPLETED');
    expect(await code(dispute<Refusal>(id, 'code_wrong', bia))).toBe('NOT_FOUND');
    expect(await code(dispute<Refusal>('nothing'))).toBe('NOT_FOUND');
    expect(await code(dispute<Refusal>(id, 'paid_nothing_came'))).toBe('VALIDATION_ERROR');
    world.clock.advance({ days: 7, seconds: 1 });
    expect(await code(dispute<Refusal>(id))).toBe('DISPUTE_TOO_LATE');
    expect(await own()).toEqual([]);
  });

  it('is decided at once where the message held no code, but once a month for an account', async () => {
    const first = await delivered(ana, 'Welcome to WhatsApp');
    const { body } = await dispute(first.activation_id);
    expect(body.case).toMatchObject({ decision: 'refund', decided_by_rule: true });
    expect(await ana.wallet()).toEqual(FULL);
    const second = await delivered(ana, 'Welcome to WhatsApp');
    expect((await dispute(second.activation_id)).body.case).toMatchObject({ decision: null });
    expect(await ana.wallet()).toEqual(PAID());
    expect(await books()).toEqual(NO_FAULTS);
  });

  it('that two numbers begin at the same time brings one refund by rule', async () => {
    const [one, two] = [
      await delivered(ana, 'Welcome to WhatsApp'),
      await delivered(ana, 'Welcome to WhatsApp'),
    ];
    await Promise.all([dispute(one.activation_id), dispute(two.activation_id)]);
    expect((await own()).filter(({ decision }) => decision === 'refund')).toHaveLength(1);
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('of a price above the limit waits for staff, however clear it is', async () => {
    const limit = '/api/v1/admin/settings/cases';
    await call('PUT', limit, { value: { rule_refund_cents: cents() - 1 } });
    const { activation_id: id } = await delivered(ana, 'Welcome to WhatsApp');
    expect((await dispute(id)).body.case).toMatchObject({ decision: null });
    await call('DELETE', limit);
  });

  it('of a number that was sold before for the same service is decided at once', async () => {
    const bia = await world.customer();
    const sold = await delivered(bia);
    const again = await delivered();
    await sql().rows(SAME_NUMBER, [again.activation_id, sold.activation_id]);
    expect((await dispute(again.activation_id, 'number_registered')).body.case).toMatchObject({
      decision: 'refund',
      decided_by_rule: true,
    });
    expect(await ana.wallet()).toEqual(FULL);
  });
});

describe('staff', () => {
  it('refund with a reply in one step, which the customer gets by mail and sees', async () => {
    const { id, order_id: orderId } = await disputed();
    const before = await detail(id);
    expect(before).toMatchObject({
      ...{ amount_cents: cents(), balance_cents: 5_000 - cents() },
      suggestion: { decision: null, ground: 'code_received' },
    });
    expect(before.evidence.map(({ fact, speaks }) => [fact, speaks])).toEqual([
      ['code_received', 'unknown'],
      ['price_paid', 'for'],
      ['few_cases', 'for'],
      ['account_age', 'unknown'],
    ]);
    expect(before.decisions.map(({ decision }) => decision)).toEqual(['refund', 'refuse', 'answer']);
    expect(before.decisions[0]?.reply).toContain(`R$ ${String(world.price).replace('.', ',')}`);
    expect((await decide(id, 'refund')).body).toMatchObject({
      decision: 'refund',
      reply: 'We looked.',
      decisions: [],
    });
    expect(await ana.wallet()).toEqual(FULL);
    expect(await own()).toMatchObject([{ decision: 'refund', reply: null }]);
    await sendReplies();
    expect(world.app.mailer.lastTo(before.customer_email!)).toMatchObject({
      subject: `Caso ${before.number}: nossa resposta`,
      text: expect.stringContaining('We looked.') as string,
    });
    expect(await own()).toMatchObject([{ decision: 'refund', decided_by_rule: false, reply: 'We looked.' }]);
    expect(await sql().rows(AUDIT, [[id, orderId]])).toMatchObject([
      { action: 'order.refund' },
      { action: 'case.decide', after: { decision: 'refund', number: before.number } },
    ]);
    expect(await books()).toEqual(NO_FAULTS);
  });

  it('who decide at the same time give the money back once, and one mail goes out', async () => {
    const { id } = await disputed();
    const answers = await Promise.all([decide(id, 'refund'), decide(id, 'refund'), decide(id, 'refuse')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await sendReplies();
    expect(world.app.mailer.mails).toHaveLength(1);
    const { decision } = await detail(id);
    expect(await ana.wallet()).toEqual(decision === 'refund' ? FULL : PAID());
    expect(await books()).toEqual(NO_FAULTS);
  });

  it('see in a dry run what would happen, and nothing does', async () => {
    const { id } = await disputed();
    const answer = await call<{ changes: { action: string }[] }>(
      'POST',
      `${CASES}/${id}/decide`,
      { decision: 'refund', reply: 'x' },
      { 'x-dry-run': 'true' },
    );
    expect(answer.body.changes.map(({ action }) => action)).toEqual(['order.refund', 'case.decide']);
    expect([await ana.wallet(), world.app.mailer.mails]).toEqual([PAID(), []]);
  });

  it('need a recent sign-in for the money, and none to refuse', async () => {
    const { id } = await disputed();
    world.clock.advance({ minutes: 16 });
    expect((await decide(id, 'refund')).body.detail.code).toBe('REAUTHENTICATION_REQUIRED');
    expect((await decide(id, 'credit')).status).toBe(422);
    expect((await decide(id, 'refuse', { reply: ' ' })).status).toBe(422);
    expect((await decide(id, 'refuse')).body).toMatchObject({ decision: 'refuse' });
    expect((await decide(id, 'refuse')).body.detail.code).toBe('CASE_DECIDED');
    expect(await ana.wallet()).toEqual(PAID());
  });

  it('take a case and put it off, each seeing what another changed', async () => {
    const { id } = await disputed();
    const { updated_at: seen } = await detail(id);
    const act = (action: string, body: object) =>
      call<AdminCaseDetailDto & Refusal>('POST', `${CASES}/${id}/${action}`, body);
    const taken = await act('assign', { owner: 'me', expected_updated_at: seen });
    expect(taken.body.owner_email).toBe('staff@example.com');
    const due = new Date(world.clock.now().getTime() + 7_200_000).toISOString();
    expect((await act('postpone', { due_at: due, expected_updated_at: seen })).body.detail.code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await act('postpone', { due_at: due })).body.due_at).toBe(due);
    expect((await act('postpone', { due_at: '2020-01-01T00:00:00Z' })).status).toBe(422);
    expect((await act('assign', { owner: 'none' })).body.owner_id).toBeNull();
  });

  it('find cases by deadline, owner, kind, number and customer, and count them', async () => {
    const earlier = await disputed();
    world.clock.advance({ minutes: 61 });
    call = await signInAdministrator(world.app);
    const later = await disputed('number_registered');
    const { customer_email: email, number } = await detail(earlier.id);
    const ids = async (query: string) =>
      (await call<{ items: AdminCaseDto[] }>('GET', `${CASES}?${query}`)).body.items.map(({ id }) => id);
    expect(await ids(`search=${email}`)).toEqual([earlier.id, later.id]);
    expect(await ids(`search=${number}&kind=dispute`)).toContain(earlier.id);
    expect(await ids(`search=${later.order_id.slice(-8)}`)).toEqual([later.id]);
    await call('POST', `${CASES}/${later.id}/assign`, { owner: 'me' });
    expect(await ids('owner=me')).toEqual([later.id]);
    expect(await ids(`owner=none&search=${email}`)).toEqual([earlier.id]);
    const { body } = await call<CaseCountsDto>('GET', `${CASES}/counts`);
    expect(body).toMatchObject({ mine: 1, unowned: body.open - 1, disputes: body.open - body.contact });
    await decide(later.id, 'refuse');
    expect(await ids(`status=decided&search=${email}`)).toEqual([later.id]);
    expect((await call<CaseCountsDto>('GET', `${CASES}/counts`)).body.open).toBe(body.open - 1);
  });
});

it('a case counts how those with the same ground ended', async () => {
  const done = await disputed();
  const open = await disputed();
  await ana.call('POST', `/sms-activate/activation/${done.order_id}/finish`);
  await ana.call('POST', `/sms-activate/activation/${open.order_id}/finish`);
  const before = (await detail(open.id)).alike;
  expect((await detail(open.id)).suggestion).toEqual({ decision: 'refuse', ground: 'finished_by_customer' });
  await decide(done.id, 'refuse');
  expect((await detail(open.id)).alike).toEqual({
    decided: before.decided + 1,
    as_suggested: before.as_suggested + 1,
  });
});
