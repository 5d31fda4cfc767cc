import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ProviderFault } from '../../../sandbox/provider/provider-faults.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { createAdministrator, signInAdministrator } from '../../../testing/staff-calls.js';
import type { BoughtNumber } from '../../catalogue/index.js';
import { createAttemptStore } from './attempt.store.js';

const TRIED = statement(
  'test.rejected.tried',
  `SELECT t.id, t.provider, t.outcome, t.reason FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
    WHERE a.user_id = $1 ORDER BY t.started_at, t.number`,
);
const DOUBLE_COST = statement(
  'test.double_cost',
  'UPDATE offers SET cost_micros = cost_micros * 2 WHERE id = $1',
);
const HALVE_COST = statement(
  'test.halve_cost',
  'UPDATE offers SET cost_micros = cost_micros / 2 WHERE id = $1',
);
const BOOKED = statement(
  'test.rejected.booked',
  `SELECT kind, debit_account AS debit, credit_account AS credit, credit_micros::float8 AS micros FROM house_transfers h
    WHERE h.reference_id IN (SELECT t.id FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
                              WHERE a.user_id = $1)
       OR h.reference_id IN (SELECT id FROM activations WHERE user_id = $1) AND $2
    ORDER BY id`,
);
const CLOSE_EARLIER = statement(
  'test.rejected.close_earlier',
  `UPDATE activations SET closed_at = closed_at - interval '30 days' WHERE user_id = $1`,
);
const COST = statement(
  'test.rejected.cost',
  'SELECT cost_micros AS micros, is_cost_guessed AS "isGuessed" FROM activations WHERE user_id = $1 AND phone IS NOT NULL',
);

interface Tried {
  id: string;
  provider: string;
  outcome: string;
  reason: string | null;
}
interface Offer {
  id: string;
  provider: string;
  cost: { amount_micros: number };
  obstacle: string | null;
  closure: object | null;
}
interface Alarm {
  code: string;
  subject: string;
  facts: Record<string, unknown>;
}

let world: ActivationWorld;
let phones = 0;

beforeAll(async () => {
  const settings = { cancel_block: { count: 100 }, max_open_activations: 10 };
  world = await ActivationWorld.open({ providerCount: 2, settings });
  await createAdministrator(world.app);
});
afterAll(() => world.close());
afterEach(async () => {
  for (const provider of [world.provider, ...world.others]) provider.faults.clear();
  for (const { id, closure } of await offers()) if (closure) await open(id);
  world.clock.advance({ seconds: 1_800 });
  await world.tick();
});

const sql = () => world.app.database.db.sql;
const priceCents = () => Math.round(world.price * 100);
const tried = ({ userId }: Customer) => sql().rows<Tried>(TRIED, [userId]);
const admin = async <Body>(method: string, path: string, body?: object) =>
  (await signInAdministrator(world.app))<Body>(method, `/api/v1/admin${path}`, body);

async function productId(): Promise<string> {
  const { body } = await admin<{ items: { id: string }[] }>('GET', '/products?search=BR-WA');
  return body.items[0]!.id;
}
async function offers(): Promise<Offer[]> {
  return (await admin<{ items: Offer[] }>('GET', `/products/${await productId()}/offers`)).body.items;
}
const offerOf = async (provider: string) => (await offers()).find((offer) => offer.provider === provider)!;
const open = async (offerId: string) =>
  admin('POST', `/products/${await productId()}/offers/${offerId}/open`, {
    reason: 'their support answered',
  });
async function alarms(code: string): Promise<Alarm[]> {
  await world.app.runLoop('alarms');
  return (await admin<{ items: Alarm[] }>('GET', `/alarms?state=open&code=${code}`)).body.items;
}

/** Buys one number for a new customer while the first provider has these faults. */
async function buyWith(...faults: ProviderFault[]) {
  const customer = await world.customer();
  for (const fault of faults) world.provider.faults.plan(fault);
  return { customer, bought: await customer.buy() };
}

/** The attempt of a purchase without an answer yet, by this customer or by a new one. */
async function lostAttempt(customer?: Customer): Promise<string> {
  const buyer = customer ?? (await world.customer());
  world.provider.faults.plan('reset');
  world.clock.advance({ ms: 1 });
  await buyer.buy();
  return (await tried(buyer)).at(-1)!.id;
}

/** What happens to a number that the provider sells, with no other offer left to try. */
async function sold({
  attemptId,
  ...number
}: { attemptId?: string } & Partial<BoughtNumber>): Promise<string> {
  phones += 1;
  const bought: BoughtNumber = {
    kind: 'bought',
    providerActivationId: randomUUID(),
    phoneE164: `+55118${10_000_000 + phones}`,
    cost: null,
    expiresAt: null,
    canGetAnotherSms: true,
    exchange: { request: '', response: '', latencyMs: 1 },
    ...number,
  };
  const window = { windowSeconds: 1_200, cancelAfterSeconds: 120 };
  const attempts = createAttemptStore(sql());
  const id = attemptId ?? (await lostAttempt());
  return (await attempts.bought(id, bought, window, null, world.clock.now())).outcome.reason;
}

describe('a provider that charges more than it promised', () => {
  it('gets its number back, and the customer one of the next provider', async () => {
    const before = world.provider.account.balanceMicros;
    const { customer, bought } = await buyWith('overcharges');
    expect(bought.body).toMatchObject({
      successful_numbers: 1,
      attempts_progress: [{ outcome: 'refused' }, { outcome: 'bought' }],
    });
    expect(await tried(customer)).toMatchObject([
      { provider: 'primary', outcome: 'rejected', reason: 'COST_ABOVE_CEILING' },
      { provider: 'norte', outcome: 'bought' },
    ]);
    expect(await customer.wallet()).toEqual({ available: 5_000 - priceCents(), held: priceCents() });

    // The provider refuses returns in the first two minutes, and the cost stays in the books until it accepts one.
    const spent = before - world.provider.account.balanceMicros;
    await world.tick();
    expect(await sql().rows(BOOKED, [customer.userId, false])).toEqual([
      { kind: 'stray_cost', debit: 'costs:open', credit: 'provider:primary', micros: spent },
    ]);
    world.clock.advance({ seconds: 125 });
    await world.tick();
    expect(world.provider.account.balanceMicros).toBe(before);
    expect(await sql().rows(BOOKED, [customer.userId, false])).toMatchObject([
      { kind: 'stray_cost' },
      { kind: 'stray_cost_returned', debit: 'provider:primary', credit: 'costs:open' },
    ]);
  });

  it('is asked for the product again only after staff have opened its offer', async () => {
    const { cost } = await offerOf('primary');
    await buyWith('overcharges');
    const asked = String((cost.amount_micros * 10) / 1e6);
    const closed = await offerOf('primary');
    expect(closed).toMatchObject({
      obstacle: 'closed',
      closure: { reason: 'COST_ABOVE_CEILING', promised: cost, asked: `${asked} USD` },
    });
    await sql().rows(DOUBLE_COST, [closed.id]);
    expect((await offerOf('primary')).closure, 'beside a list of today').toMatchObject({ promised: cost });
    await sql().rows(HALVE_COST, [closed.id]);
    expect(await alarms('offer_closed')).toMatchObject([
      {
        subject: 'wa-BR-primary-73',
        facts: { provider: 'primary', promised_cost_micros: cost.amount_micros, asked_cost: `${asked} USD` },
      },
    ]);
    // The price follows the offers that can still be bought.
    const next = await world.customer();
    await next.buy({ service_price: world.price * 2 });
    expect(await tried(next)).toMatchObject([{ provider: 'norte', outcome: 'bought' }]);

    expect((await open(closed.id)).status).toBe(200);
    expect(await offerOf('primary')).toMatchObject({ obstacle: null, closure: null });
    expect(await alarms('offer_closed')).toEqual([]);
    const audit = await admin<{ items: object[] }>('GET', '/audit?action=offer.open');
    expect(audit.body.items[0]).toMatchObject({ reason: 'their support answered' });
    const { customer: last } = await buyWith();
    expect(await tried(last)).toMatchObject([{ provider: 'primary', outcome: 'bought' }]);
  });

  it('may round its price up to the last digit that it tells', async () => {
    const { amount_micros: promised } = (await offerOf('primary')).cost;
    const stepMicros = 10_000;
    const rounded = Math.ceil(promised / stepMicros) * stepMicros;
    expect(rounded).toBeGreaterThan(promised);
    const cost = { text: '', currency: 'USD', stepMicros };
    expect(await sold({ cost: { ...cost, micros: rounded } })).toBe('allotted');
    expect(await sold({ cost: { ...cost, micros: rounded + stepMicros } })).toBe('failed');
  });

  it('sells nothing by an answer that was lost', async () => {
    const before = world.provider.account.balanceMicros;
    const { customer, bought } = await buyWith('overcharges', 'reset_but_done');
    expect(bought.body).toMatchObject({ failed_transactions: [{ code: 'CHECKING_WITH_PROVIDER' }] });
    world.clock.advance({ seconds: 10 });
    await world.tick();
    expect(await tried(customer)).toMatchObject([{ outcome: 'rejected', reason: 'COST_ABOVE_CEILING' }]);
    expect(await customer.wallet()).toEqual({ available: 5_000, held: 0 });
    world.clock.advance({ seconds: 125 });
    await world.tick();
    expect(world.provider.account.balanceMicros).toBe(before);
  });
});

it.each(['absurd_cost', 'negative_cost'] as const)('takes no number with an %s', async (fault) => {
  const { customer, bought } = await buyWith(fault);
  expect(bought.status).toBe(200);
  expect(await tried(customer)).toMatchObject([
    { outcome: 'rejected', reason: 'COST_UNREADABLE' },
    { provider: 'norte', outcome: 'bought' },
  ]);
  expect((await offerOf('primary')).closure).toMatchObject({
    reason: 'COST_UNREADABLE',
    asked: fault === 'absurd_cost' ? '1e30 USD' : '-3.00 USD',
  });
});

describe('a provider that does not tell the cost', () => {
  it('sells, and the books follow when its list tells it', async () => {
    const { cost } = await offerOf('primary');
    const { customer } = await buyWith('no_cost');
    expect(await sql().row(COST, [customer.userId])).toEqual({ micros: cost.amount_micros, isGuessed: true });
    await world.tick();
    expect(await sql().row(COST, [customer.userId])).toEqual({
      micros: cost.amount_micros,
      isGuessed: false,
    });
    expect((await offerOf('primary')).closure).toBeNull();
  });

  it('closes its offer when the list tells more than it promised', async () => {
    const { cost } = await offerOf('primary');
    const { customer, bought } = await buyWith('no_cost', 'overcharges');
    expect(bought.body.successful_numbers).toBe(1);
    await world.tick();
    const statedMicros = cost.amount_micros * 10;
    expect(await sql().row(COST, [customer.userId])).toEqual({ micros: statedMicros, isGuessed: false });
    expect(await sql().rows(BOOKED, [customer.userId, true])).toMatchObject([
      { kind: 'cost', micros: cost.amount_micros },
      { kind: 'cost_returned', debit: 'provider:primary' },
      { kind: 'cost', micros: statedMicros },
    ]);
    expect((await offerOf('primary')).closure).toMatchObject({ reason: 'COST_ABOVE_CEILING' });
  });
});

describe('a number that brought its customer nothing for the service', () => {
  const cancelledBy = async (customer: Customer, order = {}) => {
    const number = await customer.activation(order);
    world.clock.advance({ minutes: 3 });
    expect((await customer.cancel(number.activation_id)).status).toBe(200);
    return number.phone_number;
  };

  it('is given back when it is sold to the same customer again, for thirty days', async () => {
    const customer = await world.customer();
    const phoneE164 = await cancelledBy(customer);
    const again = async () => sold({ attemptId: await lostAttempt(customer), phoneE164 });
    expect(await again()).toBe('failed');
    expect((await tried(customer)).at(-1)).toMatchObject({
      outcome: 'rejected',
      reason: 'NUMBER_WAS_SILENT',
    });
    await sql().rows(CLOSE_EARLIER, [customer.userId]);
    expect(await again()).toBe('allotted');
  });

  it('is sold to others, and to the same one for another service or after it brought a message', async () => {
    const customer = await world.customer();
    const silent = await cancelledBy(customer, { service: 'tg', max_price_cents: 100_000 });
    const other = await cancelledBy(await world.customer());
    const useful = await customer.activation();
    await world.smsArrives(useful);
    await world.tick();
    world.clock.advance({ minutes: 30 });
    await world.tick();
    for (const phoneE164 of [silent, other, useful.phone_number])
      expect(await sold({ attemptId: await lostAttempt(customer), phoneE164 })).toBe('allotted');
  });
});

describe('a number that is open for the same service already', () => {
  it('is given back, and the customer gets another one', async () => {
    const first = await (await world.customer()).activation();
    const { customer, bought } = await buyWith('same_phone');
    expect(await tried(customer)).toMatchObject([
      { provider: 'primary', outcome: 'rejected', reason: 'NUMBER_IN_USE' },
      { provider: 'norte', outcome: 'bought' },
    ]);
    expect(bought.body.successful_transactions[0]?.phone_number).not.toBe(first.phone_number);
    expect(await alarms('number_sold_twice')).toMatchObject([{ subject: 'primary', facts: { numbers: 1 } }]);
    expect((await offerOf('primary')).closure).toBeNull();
  });

  it('goes to one of two purchases that get it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phoneE164 = `+55119${String(10_000_000 + round)}`;
      const sales = await Promise.all([lostAttempt(), lostAttempt()]);
      const written = await Promise.all(sales.map((attemptId) => sold({ attemptId, phoneE164 })));
      expect(written.sort()).toEqual(['allotted', 'failed']);
    }
  });
});
