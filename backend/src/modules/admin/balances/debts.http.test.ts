import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement as named } from '../../../platform/database/index.js';
import {
  createMercadoPagoSimulator,
  type MercadoPagoSimulator,
} from '../../../sandbox/mercado-pago/simulator.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import { testClock } from '../../../testing/clock-and-random.js';
import type { OrderDetailDto, OrdersDto } from '../../activations/orders/orders.dto.js';
import type { ValidatePurchaseDto } from '../../activations/purchase.dto.js';
import { faultsOf, NO_FAULTS } from '../../wallet/ledger/testing/invariants.js';
import type { PayoutDto } from '../../wallet/payouts/payout.dto.js';
import type { WalletTransactionDto } from '../../wallet/statement/statement.dto.js';
import type { PixDepositDto, TopupDto } from '../../wallet/topups/topup.dto.js';
import type { BalanceDto } from '../../wallet/wallet.dto.js';
import type { AuditEntryDto } from '../audit/audit.dto.js';
import type { BooksDto } from '../reconciliation/reconciliation.dto.js';
import type { AdminTopupDetailDto } from '../../wallet/index.js';
import type { WaivedDebtDto } from '../admin.dto.js';
import type { AdminUserDto } from '../users/user.dto.js';

const LAST_MOVEMENTS = named(
  'test.debts.last_movements',
  `SELECT kind, amount_cents::int AS cents, available_after_cents::int AS left FROM transfers
    WHERE user_id = $1 ORDER BY id DESC LIMIT 3`,
);

interface Refusal {
  detail: { code: string; message: string } & Record<string, unknown>;
}

let gateway: MercadoPagoSimulator;
let world: ActivationWorld;
let staff: StaffCall;
let ana: Customer;

beforeAll(async () => {
  const clock = testClock();
  gateway = await createMercadoPagoSimulator({ clock });
  const env = gateway.environment;
  world = await ActivationWorld.open({ clock, env, settings: { delivery: { least_sample: 5 } } });
  await createAdministrator(world.app);
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});
beforeEach(async () => {
  world.clock.advance({ days: 1 });
  gateway.faults.clear();
  gateway.faults.plan('webhook_lost', { times: null });
  staff = await signInAdministrator(world.app);
  ana = await world.customer({ cents: 0 });
});

const priceCents = () => Math.round(world.price * 100);
const paymentOf = (topupId: string) =>
  gateway.payments.list().find(({ externalReference }) => externalReference === topupId)!;

/** A reading by staff has the same effect as a notification of the gateway. */
async function read(topupId: string): Promise<AdminTopupDetailDto> {
  world.clock.advance({ seconds: 6 });
  return (await staff<AdminTopupDetailDto>('POST', `/api/v1/admin/topups/${topupId}/reread`, {})).body;
}

async function pixOf(cents: number): Promise<string> {
  const payer = { identification: { type: 'CPF', number: '52998224725' } };
  const { body } = await ana.call<PixDepositDto>('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: { amount_cents: cents, payer },
  });
  return body.transaction_id;
}

async function pay(topupId: string): Promise<void> {
  await gateway.pay(paymentOf(topupId).id);
  await read(topupId);
}

async function topUp(cents: number): Promise<string> {
  const id = await pixOf(cents);
  await pay(id);
  return id;
}

const DISPUTED = /^torpedo_topups_total\{gateway="MERCADOPAGO",status="disputed"\} (\d+)$/m;
const disputed = async () => Number(DISPUTED.exec((await world.app.call('GET', '/metrics')).text)?.[1]);

async function chargeBack(topupId: string): Promise<void> {
  const before = await disputed();
  gateway.payments.chargeBack(paymentOf(topupId));
  await read(topupId);
  expect(await disputed()).toBe(before + 1);
}

/** The customer's view of the wallet. Also checks that the books are right. */
async function wallet(): Promise<{ balance: number; held: number; owed: number }> {
  expect(await faultsOf(world.app.database.db.sql, [ana.userId])).toEqual(NO_FAULTS);
  const { body } = await ana.call<BalanceDto>('GET', '/api/v1/wallets/BRL/balance');
  return { balance: body.balance_cents, held: body.held_cents, owed: body.owed_cents };
}

async function statement(): Promise<[string, number][]> {
  const { body } = await ana.call<{ transactions: WalletTransactionDto[] }>(
    'GET',
    '/api/v1/wallets/BRL/transactions',
  );
  return body.transactions.map(({ kind, amount_cents }) => [kind, amount_cents]);
}

const account = async () =>
  (await staff<AdminUserDto>('GET', `/api/v1/admin/users/${ana.userId}`, undefined)).body;

const quote = async () =>
  (
    await ana.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', {
      body: { service_code: 'wa', country_code: 'BR', quantity: 1 },
    })
  ).body;

const waive = (
  debtId: string,
  body: object = { reason: 'The bank erred' },
  headers: Record<string, string> = {},
) =>
  staff<WaivedDebtDto & Refusal>(
    'POST',
    `/api/v1/admin/users/${ana.userId}/debts/${debtId}/waive`,
    body,
    headers,
  );

/** Delivers enough messages that a silent number may be swapped after this many seconds. */
async function learnPatience(seconds: number): Promise<void> {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => world.customer()));
  const bought = await Promise.all(buyers.map((buyer) => buyer.activation()));
  world.clock.advance({ seconds });
  for (const activation of bought) await world.smsArrives(activation);
  await world.tick();
  await world.app.runLoop('delivery-figures');
}

/** The repaid amount as the customer sees it: in the top-up, in the order's details and in the list. */
async function repaidBy(topupId: string): Promise<(number | undefined)[]> {
  const panel = await ana.call<TopupDto>('GET', `/api/v1/payments/topups/${topupId}`);
  const order = await ana.call<OrderDetailDto>('GET', `/api/v1/orders/${topupId}`);
  const list = await ana.call<OrdersDto>('GET', '/api/v1/orders/my-orders');
  const listed = list.body.data.items.find(({ id }) => id === topupId);
  return [
    panel.body.repaid_cents,
    ...[order.body.item, listed].map((item) =>
      item?.type === 'credit_transaction' ? item.repaid_amount_cents : undefined,
    ),
  ];
}

/** What all customers owe in reais, by the report of staff. Also checks that the metrics say the same. */
async function owedInBooks(): Promise<{ cents: number; wallets: number }> {
  const { owed } = (await staff<BooksDto>('GET', '/api/v1/admin/reports/books', undefined)).body;
  const brl = owed.find(({ currency }) => currency === 'BRL');
  const { text } = await world.app.call('GET', '/metrics');
  expect(text).toContain(`torpedo_owed_cents{currency="BRL"} ${brl?.owed_cents ?? 0}\n`);
  expect(text).toContain('torpedo_owed_cents{currency="EUR"} 0\n');
  return { cents: brl?.owed_cents ?? 0, wallets: brl?.wallets ?? 0 };
}

/** Two numbers hold all but a few cents of a top-up that the bank then takes back. */
async function owing(): Promise<{ topupId: string; numbers: string[]; left: number; debt: number }> {
  const cents = 2 * priceCents() + 22;
  const topupId = await topUp(cents);
  const { body } = await ana.buy({ quantity: 2 });
  await chargeBack(topupId);
  const numbers = body.successful_transactions.map(({ activation_id }) => activation_id);
  return { topupId, numbers, left: 22, debt: cents - 22 };
}

describe('what a chargeback took after it was spent', () => {
  it('is repaid by the holds that come back, so that none of it is bought with again', async () => {
    const { numbers, debt, left } = await owing();
    const half = priceCents();
    expect(await wallet()).toEqual({ balance: 0, held: 2 * half, owed: debt });
    world.clock.advance({ minutes: 3 });
    expect((await ana.cancel(numbers[0]!)).status).toBe(200);
    expect(await wallet()).toEqual({ balance: 0, held: half, owed: debt - half });
    expect((await ana.buy<Refusal>()).body.detail.code).toBe('PURCHASES_BLOCKED');
    expect((await ana.cancel(numbers[1]!)).status).toBe(200);
    expect(await wallet()).toEqual({ balance: 0, held: 0, owed: 0 });
    expect((await statement()).slice(0, 5)).toEqual([
      ['repayment', -half],
      ['release', half],
      ['repayment', -half],
      ['release', half],
      ['chargeback', -left],
    ]);
    expect((await ana.buy<Refusal>()).body.detail.code).toBe('INSUFFICIENT_BALANCE');
  });

  it('is repaid by a payout that the gateway refuses', async () => {
    const topupId = await topUp(2100);
    gateway.faults.plan('server_error', { action: 'refund', times: 2 });
    const path = `/api/v1/payments/topups/${topupId}/payouts`;
    const asked = await ana.call<PayoutDto>('POST', path, { body: {} });
    expect(asked.body.status).toBe('pending');
    await chargeBack(topupId);
    expect(await wallet()).toEqual({ balance: 0, held: 0, owed: 2100 });
    gateway.faults.clear();
    world.clock.advance({ minutes: 5 });
    await world.app.runLoop('payout-sweep');
    expect(await wallet()).toEqual({ balance: 0, held: 0, owed: 0 });
    expect((await statement()).slice(0, 2)).toEqual([
      ['repayment', -2100],
      ['payout_returned', 2100],
    ]);
  });

  it('is repaid by a top-up and by what staff give, before the rest can be spent', async () => {
    const { topupId, debt } = await owing();
    const whole = await topUp(debt - 100);
    expect(await wallet()).toMatchObject({ balance: 0, owed: 100 });
    expect(await repaidBy(whole)).toEqual(Array(3).fill(debt - 100));
    expect(await repaidBy(topupId)).toEqual([0, 0, 0]);
    const credit = { amount_cents: 130, currency: 'BRL', reason: 'goodwill' };
    expect((await staff('POST', `/api/v1/admin/users/${ana.userId}/adjustments`, credit)).body).toMatchObject(
      { balance_cents: 30 },
    );
    expect(await wallet()).toMatchObject({ balance: 30, owed: 0 });
    expect((await quote()).error_code).not.toBe('PURCHASES_BLOCKED');
  });

  it('is repaid by a Pix that was waiting when the bank took the other back, and the top-up says which part', async () => {
    const waiting = await pixOf(2 * priceCents() + 500);
    const { debt } = await owing();
    await pay(waiting);
    expect(await wallet()).toMatchObject({ balance: 500, owed: 0 });
    expect(await repaidBy(waiting)).toEqual(Array(3).fill(debt));
    expect(await read(waiting)).toMatchObject({ repaid_cents: debt, amount_cents: debt + 500 });
  });

  it('stays owed when the gateway repeats that the payment was approved', async () => {
    const { topupId, debt } = await owing();
    const payment = paymentOf(topupId);
    const { status } = payment;
    payment.status = 'approved';
    await read(topupId);
    expect(await wallet()).toMatchObject({ balance: 0, owed: debt });
    payment.status = status;
    await read(topupId);
    expect(await wallet()).toMatchObject({ balance: 0, owed: debt });
  });

  it('is repaid by a number that staff refund', async () => {
    const { numbers, debt } = await owing();
    const { active_transactions: open } = await ana.transactions();
    await world.smsArrives(open.find(({ activation_id }) => activation_id === numbers[0])!);
    await world.tick();
    expect(await wallet()).toMatchObject({ balance: 0, held: priceCents(), owed: debt });
    const refunded = await staff('POST', `/api/v1/admin/orders/${numbers[0]}/refund`, { reason: 'No use' });
    expect(refunded.status).toBe(200);
    expect(await wallet()).toMatchObject({ balance: 0, owed: debt - priceCents() });
    expect((await statement()).slice(0, 2)).toEqual([
      ['repayment', -priceCents()],
      ['refund', priceCents()],
    ]);
  });

  it('keeps the customer from buying and swapping with any wallet, and says how much is owed', async () => {
    await learnPatience(150);
    staff = await signInAdministrator(world.app);
    const { debt, numbers } = await owing();
    world.clock.advance({ seconds: 150 });
    await world.credit(ana.userId, 5_000, 'USD');
    const debts = [{ currency: 'BRL', amount_cents: debt }];
    for (const preferred_currency of ['BRL', 'USD']) {
      await ana.call('PATCH', '/api/v1/users/me', { body: { preferred_currency } });
      const { status, body } = await ana.buy<Refusal>();
      expect([status, body.detail]).toMatchObject([
        403,
        { code: 'PURCHASES_BLOCKED', reason: 'chargeback', debts },
      ]);
      expect(body.detail).not.toHaveProperty('blocked_until');
      expect(await quote()).toMatchObject({
        ...{ is_valid: false, error_code: 'PURCHASES_BLOCKED', error_message: body.detail.message },
        ...{ reason: 'chargeback', debts },
      });
    }
    const { active_transactions: open, ...block } = await ana.transactions();
    expect(block).toMatchObject({ reason: 'chargeback', debts });
    expect(open).toMatchObject([{ can_swap: true }, { can_swap: true }]);
    const swap = await ana.call<Refusal>('POST', `/sms-activate/activation/${numbers[0]}/swap`);
    expect([swap.status, swap.body.detail]).toMatchObject([
      403,
      { code: 'PURCHASES_BLOCKED', reason: 'chargeback', debts },
    ]);
  });

  it('stands in the books and in the figures for alarms, until it is repaid', async () => {
    const before = await owedInBooks();
    const { debt, numbers } = await owing();
    expect(await owedInBooks()).toEqual({ cents: before.cents + debt, wallets: before.wallets + 1 });
    world.clock.advance({ minutes: 3 });
    await ana.cancel(numbers[0]!);
    expect(await owedInBooks()).toEqual({ cents: before.cents + debt / 2, wallets: before.wallets + 1 });
    await ana.cancel(numbers[1]!);
    expect(await owedInBooks()).toEqual(before);
  });

  it('comes back with the dispute that is won, and what was repaid of it', async () => {
    const { topupId, numbers, debt } = await owing();
    world.clock.advance({ minutes: 3 });
    await ana.cancel(numbers[0]!);
    gateway.payments.reimburse(paymentOf(topupId));
    const { steps } = await read(topupId);
    expect(steps.map(({ kind }) => kind)).toEqual(['credit', 'chargeback', 'repayment', 'chargeback_won']);
    expect(await wallet()).toEqual({ balance: 22 + priceCents(), held: priceCents(), owed: 0 });
    expect((await statement()).slice(0, 2)).toEqual([
      ['repayment_returned', priceCents()],
      ['chargeback_won', 22],
    ]);
    expect(debt).toBe(2 * priceCents());
    expect((await account()).wallets).toMatchObject([{ owed_cents: 0, debts: [] }]);
  });

  it('keeps the account from being deleted, by its owner and by staff, until it is repaid or given up', async () => {
    const { debt, numbers } = await owing();
    world.clock.advance({ minutes: 3 });
    await ana.cancel(numbers[0]!);
    const { active_transactions: open } = await ana.transactions();
    await world.smsArrives(open.find(({ activation_id }) => activation_id === numbers[1])!);
    await world.tick();
    await ana.call('POST', `/sms-activate/activation/${numbers[1]}/finish`);
    const left = debt - priceCents();
    const refusal = { code: 'ACCOUNT_IN_USE', open: [{ kind: 'debt', currency: 'BRL', owed_cents: left }] };
    const remove = () => ana.call<Refusal>('DELETE', '/api/v1/users/me', { body: { password: PASSWORD } });
    const byOwner = await remove();
    expect([byOwner.status, byOwner.body.detail]).toMatchObject([409, refusal]);
    const byStaff = await staff<Refusal>('DELETE', `/api/v1/admin/users/${ana.userId}`);
    expect([byStaff.status, byStaff.body.detail]).toMatchObject([409, refusal]);
    const [brl] = (await account()).wallets;
    await waive(brl!.debts[0]!.id);
    expect((await remove()).status).toBe(200);
  });

  it('is a loss without a debt where the account was deleted before', async () => {
    const topupId = await topUp(2100);
    const given_up_balances = [{ currency: 'BRL', balance_cents: 2100 }];
    const gone = await ana.call('DELETE', '/api/v1/users/me', {
      body: { password: PASSWORD, given_up_balances },
    });
    expect(gone.status).toBe(200);
    const before = await owedInBooks();
    await chargeBack(topupId);
    expect(await read(topupId)).toMatchObject({ status: 'refunded', charged_back_loss_cents: 2100 });
    expect(await owedInBooks()).toEqual(before);
    expect(await faultsOf(world.app.database.db.sql, [ana.userId])).toEqual(NO_FAULTS);
  });

  it('belongs to the house with the dispute that is won after the account was deleted', async () => {
    const { topupId, numbers } = await owing();
    world.clock.advance({ minutes: 3 });
    for (const number of numbers) await ana.cancel(number);
    expect(await wallet()).toEqual({ balance: 0, held: 0, owed: 0 });
    expect((await ana.call('DELETE', '/api/v1/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    gateway.payments.reimburse(paymentOf(topupId));
    const { steps, staff_reason } = await read(topupId);
    expect(steps.at(-1)).toMatchObject({ kind: 'chargeback_won' });
    expect(staff_reason).toBeNull();
    const { sql } = world.app.database.db;
    expect(await sql.rows(LAST_MOVEMENTS, [ana.userId])).toEqual([
      { kind: 'adjustment', cents: 22 + 2 * priceCents(), left: 0 },
      { kind: 'repayment_returned', cents: 2 * priceCents(), left: 22 + 2 * priceCents() },
      { kind: 'chargeback_won', cents: 22, left: 22 },
    ]);
    expect(await faultsOf(sql, [ana.userId])).toEqual(NO_FAULTS);
  });

  it('can be given up by staff with a reason, tried before and kept in the audit, once', async () => {
    const { topupId, debt } = await owing();
    const [brl] = (await account()).wallets;
    expect(brl).toMatchObject({
      owed_cents: debt,
      debts: [{ topup_id: topupId, amount_cents: debt, open_cents: debt }],
    });
    const { id } = brl!.debts[0]!;
    expect((await waive(id, {})).status).toBe(422);
    expect((await waive(topupId)).status).toBe(404);
    expect((await waive(id, undefined, { 'x-dry-run': 'true' })).body).toMatchObject({
      dry_run: true,
      changes: [{ before: { owed_cents: debt }, after: { owed_cents: 0, debt_id: id } }],
    });
    expect(await wallet()).toMatchObject({ owed: debt });
    expect((await waive(id)).body).toMatchObject({ waived_cents: debt, owed_cents: 0, currency: 'BRL' });
    expect((await waive(id)).body).toMatchObject({ waived_cents: 0, owed_cents: 0 });
    expect(await wallet()).toMatchObject({ balance: 0, owed: 0 });
    expect(await ana.transactions()).not.toHaveProperty('reason');
    const audit = `/api/v1/admin/audit?user_id=${ana.userId}&action=balance.waive_debt`;
    const { body } = await staff<{ items: AuditEntryDto[] }>('GET', audit, undefined);
    expect(body.items).toMatchObject([{ reason: 'The bank erred', after: { owed_cents: 0, debt_id: id } }]);
  });
});
