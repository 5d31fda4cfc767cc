import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { statement } from '../../../../platform/database/index.js';
import { createLogger } from '../../../../platform/logging/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import { settingsSchema, type SettingsReader } from '../../../../platform/settings/index.js';
import { heldLease } from '../../../../testing/leases.js';
import { testClock, type TestDatabase } from '../../../../testing/index.js';
import { faultsOf, NO_FAULTS } from '../../../wallet/ledger/testing/invariants.js';
import type { ActivationEvents } from '../../activation-events.js';
import { createLifecycleStore } from '../../lifecycle/lifecycle.store.js';
import type { ProviderRegistry } from '../../../catalogue/providers/provider-registry.js';
import type { SmsProvider } from '../../../catalogue/providers/provider.port.js';
import { NumberBuyer } from '../number-buyer.js';
import { PurchaseService } from '../purchase.service.js';
import { unmatchedNumbersJob } from '../unmatched-numbers.job.js';
import { UnknownOutcomes } from '../unknown-outcomes.js';
import { Crash, MoodyProvider, MOODS } from './moody-provider.js';

const CODES = ['pampa', 'norte', 'andes'] as const;
const PRICE_CENTS = 90;
const pricing = { markup: 0, default: PRICE_CENTS, fx: { BRL: 1, USD: 5 } };

const SELL = statement(
  'test.sell_by_three',
  `WITH s AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        p AS (INSERT INTO products (service_code, country_iso, patience_seconds)
              VALUES ('wa', 'BR', 0), ('wa', 'PT', 0) RETURNING id, country_iso)
   INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT id, provider, CASE country_iso WHEN 'BR' THEN '73' ELSE '117' END, 'wa', 180000, 'USD', 10, true, now() FROM p, unnest($1::text[]) AS provider`,
);
const REGISTER = statement('test.register', 'INSERT INTO users (email) VALUES ($1) RETURNING id');
const ASK = statement(
  'test.histories.ask',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_payment_id, gateway_expires_at, description, created_at, expires_at, status)
   VALUES ($1, 'BRL', $2, $2, 1, $3, gen_random_uuid(), $4, $5, 'Pix', $5, $5, 'pending') RETURNING id`,
);
const PAID = statement('test.histories.paid', 'SELECT * FROM topup_credit($1, $2, $3, $4, $4)');
const TAKEN_BACK = statement(
  'test.histories.taken_back',
  `SELECT * FROM topup_charge_back($1, $2, $3, false, $4::timestamptz + interval '1 day', $4)`,
);
const WON = statement('test.histories.won', 'SELECT * FROM topup_win_back($1, $2, $3)');
const PAY_OUT = statement(
  'test.histories.pay_out',
  `SELECT * FROM payout_begin($1, $2, NULL, gen_random_uuid(), '-infinity', $3, $3)`,
);
const PAID_OUT = statement('test.histories.paid_out', 'SELECT * FROM payout_settle($1, NULL, $2)');
const REFUSED_OUT = statement(
  'test.histories.refused_out',
  `SELECT * FROM payout_fail($1, 'REFUSED_BY_GATEWAY', 'no', $2)`,
);
const OUT_OF_BALANCE = statement(
  'test.histories.out_of_balance',
  'SELECT currency, sum(micros) FROM account_entries GROUP BY currency HAVING sum(micros) <> 0',
);
/** Costs on another ledger account than the state of their number asks for, or without a number. */
const UNEXPLAINED = statement(
  'test.histories.unexplained',
  `SELECT h.reference_id FROM house_transfers h LEFT JOIN activations a ON a.id = h.reference_id
    WHERE h.reference_type = 'activation' AND a.id IS NULL
   UNION ALL
   SELECT a.id FROM activations a
    WHERE a.user_id = ANY ($1::uuid[]) AND a.status = 'WAITING_SMS' AND 1 <> (
      SELECT count(*) FROM house_transfers h
       WHERE h.reference_id = a.id AND h.debit_account = 'costs:open' AND h.credit_account = 'provider:' || a.provider)
   UNION ALL
   SELECT s.attempt_id FROM stray_numbers s
    WHERE s.attempt_id IS NOT NULL AND s.state IN ('cancelling', 'cancelled')
      AND (s.state = 'cancelling') <> (1 = (
        SELECT count(*) FILTER (WHERE h.kind = 'stray_cost') - count(*) FILTER (WHERE h.kind = 'stray_cost_returned')
          FROM house_transfers h WHERE h.reference_id = s.attempt_id))`,
);
/** Numbers of customers at a cost above the offer's, and numbers that two customers have for one service. */
const WRONGLY_SOLD = statement(
  'test.histories.wrongly_sold',
  `SELECT a.id FROM activations a
     JOIN provider_attempts t ON t.activation_id = a.id AND t.provider_activation_id = a.provider_activation_id
    WHERE a.cost_micros > t.max_price_micros
   UNION ALL
   SELECT a.id FROM activations a JOIN activations b ON b.phone = a.phone AND b.id > a.id
    WHERE a.status = 'WAITING_SMS' AND b.status = 'WAITING_SMS'
      AND a.expires_at > b.allotted_at AND b.expires_at > a.allotted_at`,
);
/** Numbers that were asked for in a second country while the first may have sold one. */
const ASKED_TWICE = statement(
  'test.histories.asked_twice',
  `SELECT a.id FROM activations a
     JOIN provider_attempts t ON t.activation_id = a.id AND t.outcome NOT IN ('refused', 'not_sent', 'rejected')
     JOIN purchases p ON p.id = a.purchase_id
     JOIN purchases later ON later.continues = coalesce(p.continues, p.id) AND later.id > p.id
     JOIN activations b ON b.purchase_id = later.id AND b.number = a.number`,
);
/** Orders that brought more numbers than they asked for. */
const TOO_MANY = statement(
  'test.histories.too_many',
  `SELECT coalesce(p.continues, p.id) FROM purchases p JOIN activations a ON a.purchase_id = p.id
    WHERE a.user_id = ANY ($1::uuid[]) AND a.allotted_at IS NOT NULL
    GROUP BY 1, a.number HAVING count(*) > 1`,
);
const REOPEN = statement(
  'test.reopen',
  `WITH b AS (DELETE FROM provider_bans), a AS (UPDATE provider_accounts SET balance_micros = 1000000000),
        o AS (UPDATE offers SET closed_at = NULL, closed_reason = NULL)
   DELETE FROM provider_circuits`,
);
const WALLETS = statement(
  'test.wallets',
  `SELECT w.available_cents AS available, w.held_cents AS held,
          (SELECT coalesce(sum(a.price_cents), 0) FROM activations a
            WHERE a.user_id = w.user_id AND activation_money(a.status) = 'held') AS expected
     FROM wallets w WHERE w.user_id = ANY ($1::uuid[])`,
);
const UNSETTLED = statement(
  'test.unsettled',
  "SELECT id FROM activations WHERE user_id = ANY ($1::uuid[]) AND status = 'REQUESTING'",
);
/** Where each number that a provider holds for us is: with a customer, on its way back, or on staff's list. */
const PLACED = statement(
  'test.placed',
  `SELECT provider || ':' || provider_activation_id AS number FROM activations
    WHERE provider IS NOT NULL AND status = 'WAITING_SMS'
   UNION ALL
   SELECT provider || ':' || provider_activation_id FROM stray_numbers WHERE state IN ('cancelling', 'reported')`,
);

interface Waiting {
  id: string;
  provider: string;
  number: string;
}
const WAITING = statement(
  'test.waiting',
  `SELECT id, provider, provider_activation_id AS number FROM activations
    WHERE user_id = $1 AND status = 'WAITING_SMS' AND cancel_requested_at IS NULL`,
);
const PARTS = statement(
  'test.histories.parts',
  `SELECT id FROM payouts WHERE topup_id = $1 AND status = 'pending'`,
);

const GATEWAYS = ['MERCADOPAGO', 'PIX'] as const;
type Gateway = (typeof GATEWAYS)[number];
const GATEWAY_NEWS = [
  'nothing',
  'takes back',
  'takes back and loses',
  'gives back',
  'refuses to give back',
] as const;
type GatewayNews = (typeof GATEWAY_NEWS)[number];

interface Customer {
  userId: string;
  topupId: string;
  payments: string[];
  /** The amount of each payment. */
  paidCents: number;
}

let database: TestDatabase;
const clock = testClock();
const sellers = CODES.map((code) => new MoodyProvider(code));
let buyer: NumberBuyer;
let purchases: PurchaseService;
let unknown: UnknownOutcomes;
let returnUnmatched: () => Promise<void>;

/** Prepares three providers that sell one product from this database. */
export async function openHistories(opened: TestDatabase): Promise<void> {
  database = opened;
  const { db } = database;
  await db.sql.rows(SELL, [CODES]);
  const log = createLogger({ level: 'silent' });
  const settings = { current: () => settingsSchema.parse({}) } as unknown as SettingsReader;
  const findProvider = (code: string | null) =>
    Promise.resolve(sellers.find((each) => each.code === code) as unknown as SmsProvider);
  const providers = { findProvider } as unknown as ProviderRegistry;
  const events = {
    publishOutcome: () => undefined,
    progress: () => undefined,
  } as unknown as ActivationEvents;
  const catalogue = { forget: () => undefined };
  const shared = { db, clock, settings, providers, events, log, catalogue };
  buyer = new NumberBuyer(shared);
  const sold = ['BR', 'PT'].map((isoCode) => ({
    ...{ code: 'wa', country: { isoCode }, stock: 10, deliveryRate: 1, priceCents: PRICE_CENTS },
  }));
  purchases = new PurchaseService({
    ...{ ...shared, buyer },
    rates: { assertFresh: () => undefined },
    catalogue: { priceList: () => Promise.resolve(sold) },
    idempotency: { keyOf: () => null },
  } as unknown as ConstructorParameters<typeof PurchaseService>[0]);
  unknown = new UnknownOutcomes(shared);
  const unmatched = unmatchedNumbersJob(shared);
  returnUnmatched = () => unmatched.run(heldLease());
}

async function poll(isBroken: boolean): Promise<void> {
  await unknown.prepare(heldLease());
  for (const seller of sellers)
    await unknown.inspect(seller as unknown as SmsProvider, seller.list(isBroken), heldLease());
  await returnUnmatched();
}

/** One click of a customer on buy; the sweeps settle what the death of our process leaves behind. */
async function purchase(userId: string, quantity: number, countryIsos: readonly string[]): Promise<void> {
  const preferences = { countryIsos, minDeliveryPercent: null };
  const order = { service: 'wa', wish: { preferences }, quantity, maxPriceCents: PRICE_CENTS };
  const actor = { userId, currency: 'BRL', apiKey: null, member: null };
  await purchases
    .purchase({
      ...{ actor, language: 'pt', idempotencyKey: undefined },
      order: { ...order, seenPrice: undefined, currency: undefined },
    } as unknown as Parameters<PurchaseService['purchase']>[0])
    .catch((error: unknown) => {
      if (!(error instanceof Crash) && !(error instanceof DomainError)) throw error;
    });
}

/** The customer cancels all waiting numbers; with `isDying` we die when the provider may have heard of it. */
async function cancelAll(userId: string, isDying: boolean): Promise<void> {
  const { sql } = database.db;
  const lifecycle = createLifecycleStore(sql);
  for (const { id, provider, number } of await sql.rows<Waiting>(WAITING, [userId])) {
    const begun = await lifecycle.beginCancel(userId, id, 10, clock.now()).catch(() => null);
    if (!begun?.changed) continue;
    await sellers.find(({ code }) => code === provider)!.cancel(number);
    const rule = { count: 1_000, window_seconds: 1_200, block_seconds: 1 };
    if (!isDying) await lifecycle.confirmCancel(id, rule, clock.now());
  }
}

/** Silent numbers are swapped for others at the same price; with `isDying` we die in the middle. */
async function swapAll(userId: string, isDying: boolean): Promise<void> {
  const { sql } = database.db;
  const swaps = createLifecycleStore(sql);
  for (const { id, provider, number } of await sql.rows<Waiting>(WAITING, [userId])) {
    const begun = await swaps.beginSwap(userId, id, 10, clock.now()).catch(() => null);
    if (!begun?.changed) continue;
    await sellers.find(({ code }) => code === provider)!.cancel(number);
    if (isDying) continue;
    const confirmed = await swaps.confirmSwap(id, 'pt', pricing, clock.now()).catch(() => null);
    if (!confirmed?.next) continue;
    const { purchaseId, first, offers } = confirmed.next;
    const request = { purchaseId, userId, number: 1, countryIso: 'BR', first, offers };
    await buyer.buy(request).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
  }
}

/** Creates a customer with a top-up by this gateway, which with `takesTwo` took a second payment. */
async function customerWith(cents: number, gateway: Gateway, takesTwo: boolean): Promise<Customer> {
  const { sql } = database.db;
  const { id: userId } = await sql.one<{ id: string }>(REGISTER, [`${randomUUID()}@example.com`]);
  const payments = takesTwo ? [randomUUID(), randomUUID()] : [randomUUID()];
  const { id: topupId } = await sql.one<{ id: string }>(ASK, [
    userId,
    cents,
    gateway,
    payments[0],
    clock.now(),
  ]);
  const part = cents / payments.length;
  // Each notification comes twice and at the same time, as gateways do it.
  await Promise.all(
    [...payments, ...payments].map((payment) => sql.rows(PAID, [topupId, payment, part, clock.now()])),
  );
  return { userId, topupId, payments, paidCents: part };
}

/** What a gateway does with the money of a top-up while it is being spent on numbers. */
async function gatewayDoes(what: GatewayNews, { topupId, payments, paidCents }: Customer): Promise<void> {
  const { sql } = database.db;
  const now = clock.now();
  const [payment] = payments;
  if (what === 'takes back' || what === 'takes back and loses')
    await sql.rows(TAKEN_BACK, [topupId, payment, paidCents, now]);
  if (what === 'takes back and loses') await sql.rows(WON, [topupId, payment, now]);
  if (what !== 'gives back' && what !== 'refuses to give back') return;
  const begun = randomUUID();
  const isBegun = await sql.rows(PAY_OUT, [begun, topupId, now]).then(
    () => true,
    () => false,
  );
  if (!isBegun) return;
  const parts = await sql.rows<{ id: string }>(PARTS, [topupId]);
  for (const { id } of parts) await sql.rows(what === 'gives back' ? PAID_OUT : REFUSED_OUT, [id, now]);
}

const mood = fc.constantFrom(...MOODS);

/** The events that happen at once in one moment of a history. */
export const moment = fc.record({
  moods: fc.tuple(mood, mood, mood),
  /** The moods in the other country. */
  moodsAbroad: fc.tuple(mood, mood, mood),
  countries: fc.constantFrom(['BR', 'PT'], ['PT', 'BR'], ['BR']),
  quantities: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }),
  gateway: fc.constantFrom(...GATEWAYS),
  takesTwo: fc.boolean(),
  news: fc.constantFrom(...GATEWAY_NEWS),
  gives: fc.constantFrom('nothing', 'cancels', 'swaps'),
  dies: fc.boolean(),
  isPolling: fc.boolean(),
  hasBrokenRows: fc.boolean(),
  seconds: fc.constantFrom(1, 30, 200),
});
type Moment = typeof moment extends fc.Arbitrary<infer One> ? One : never;

/** Runs the moments, settles what they left open, and checks every cent and every number. */
export async function checkProviderHistory(moments: readonly Moment[]): Promise<void> {
  const { sql } = database.db;
  for (const seller of sellers) seller.held.clear();
  await sql.rows(REOPEN);
  const customers: Customer[] = [];
  for (const {
    moods,
    moodsAbroad,
    countries,
    quantities,
    gateway,
    takesTwo,
    news,
    gives,
    dies,
    seconds,
    ...polled
  } of moments) {
    const { isPolling, hasBrokenRows } = polled;
    sellers.forEach((seller, place) => (seller.moods = { '73': moods[place]!, '117': moodsAbroad[place]! }));
    const earlier = customers.at(-1);
    const buying: Promise<unknown>[] = earlier ? [gatewayDoes(news, earlier)] : [];
    for (const quantity of quantities) {
      const customer = await customerWith(PRICE_CENTS * 2, gateway, takesTwo);
      customers.push(customer);
      buying.push(purchase(customer.userId, quantity, countries), gatewayDoes(news, customer));
    }
    await Promise.all([...buying, ...(isPolling ? [poll(hasBrokenRows)] : [])]);
    clock.advance({ seconds });
    if (gives === 'cancels') await cancelAll(customers[0]!.userId, dies);
    if (gives === 'swaps')
      await Promise.all([swapAll(customers[0]!.userId, dies), gatewayDoes(news, customers[0]!)]);
    if (isPolling) await poll(hasBrokenRows);
  }

  // The sweeps find, give up or give back what was left open.
  for (const seconds of [30, 200, 30]) {
    clock.advance({ seconds });
    await poll(false);
  }
  const users = customers.map(({ userId }) => userId);
  expect(await sql.rows(UNSETTLED, [users])).toEqual([]);
  expect(await sql.rows(TOO_MANY, [users])).toEqual([]);
  const placed = new Set((await sql.rows<{ number: string }>(PLACED)).map(({ number }) => number));
  const held = sellers.flatMap((each) => [...each.held.keys()].map((id) => `${each.code}:${id}`));
  expect(held.filter((number) => !placed.has(number))).toEqual([]);
  for (const { available, held: kept, expected } of await sql.rows<Record<string, number>>(WALLETS, [
    users,
  ])) {
    expect(available).toBeGreaterThanOrEqual(0);
    expect(kept).toBe(Number(expected));
  }
  expect(await faultsOf(sql, users)).toEqual(NO_FAULTS);
  expect(await sql.rows(OUT_OF_BALANCE)).toEqual([]);
  expect(await sql.rows(UNEXPLAINED, [users])).toEqual([]);
  expect(await sql.rows(WRONGLY_SOLD)).toEqual([]);
  expect(await sql.rows(ASKED_TWICE)).toEqual([]);
}
