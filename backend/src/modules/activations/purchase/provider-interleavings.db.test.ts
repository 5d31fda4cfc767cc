import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createLogger } from '../../../platform/logging/index.js';
import { settingsSchema, type SettingsReader } from '../../../platform/settings/index.js';
import { heldLease } from '../../../testing/leases.js';
import { openTestDatabase, testClock, type TestClock, type TestDatabase } from '../../../testing/index.js';
import type { ActivationEvents } from '../activation-events.js';
import { createLifecycleStore } from '../lifecycle/lifecycle.store.js';
import type { ProviderRegistry } from '../provider-registry.js';
import type { ActiveActivation, PurchaseResult, SmsProvider } from '../providers/provider.port.js';
import { NumberBuyer } from './number-buyer.js';
import { createPurchaseStore } from './purchase.store.js';
import { strayNumbersJob } from './stray-numbers.job.js';
import { UnknownOutcomes } from './unknown-outcomes.js';

const CODES = ['pampa', 'norte', 'andes'] as const;
const PRICE_CENTS = 90;
const exchange = { request: '', response: '', latencyMs: 1 };
const pricing = { markup: 0, default: PRICE_CENTS, fx: { BRL: 1, USD: 5 } };

const SELL = statement(
  'test.sell_by_three',
  `WITH s AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        p AS (INSERT INTO products (service_code, country_iso) VALUES ('wa', 'BR') RETURNING id)
   INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT id, provider, '73', 'wa', 180000, 'USD', 10, true, now() FROM p, unnest($1::text[]) AS provider`,
);
const REGISTER = statement('test.register', 'INSERT INTO users (email) VALUES ($1) RETURNING id');
const CREDIT = statement(
  'test.credit',
  "SELECT * FROM ledger_post('topup', $1, 'BRL', $2, gen_random_uuid(), $3, 'MERCADOPAGO')",
);
const REOPEN = statement(
  'test.reopen',
  'WITH b AS (DELETE FROM provider_bans), a AS (UPDATE provider_accounts SET balance_micros = 1000000000) DELETE FROM provider_circuits',
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
/** Where each number that a provider holds for us stands: with a customer, on its way back, or on staff's list. */
const PLACED = statement(
  'test.placed',
  `SELECT provider || ':' || provider_activation_id AS number FROM activations
    WHERE provider IS NOT NULL AND status = 'WAITING_SMS'
   UNION ALL
   SELECT provider || ':' || provider_activation_id FROM stray_numbers WHERE state IN ('cancelling', 'reported')`,
);

type Mood =
  | 'sells'
  | 'has none'
  | 'is empty'
  | 'bans the product'
  | 'is not reached'
  | 'sells in silence'
  | 'is silent'
  | 'dies with us after the sale'
  | 'dies with us before the sale';
const MOODS: readonly Mood[] = [
  'sells',
  'has none',
  'is empty',
  'bans the product',
  'is not reached',
  'sells in silence',
  'is silent',
  'dies with us after the sale',
  'dies with us before the sale',
];

class Crash extends Error {}

/** A supplier that keeps its numbers in memory and meets each purchase in the mood of the moment. */
class MoodySupplier {
  mood: Mood = 'sells';
  readonly held = new Set<string>();

  constructor(readonly code: string) {}

  buyNumber = (): Promise<PurchaseResult> => {
    switch (this.mood) {
      case 'has none':
        return Promise.resolve({ kind: 'refused', reason: 'NO_NUMBERS', detail: '', exchange });
      case 'is empty':
        return Promise.resolve({ kind: 'refused', reason: 'NO_BALANCE', detail: '', exchange });
      case 'bans the product':
        return Promise.resolve({
          ...{ kind: 'refused', reason: 'BANNED', detail: '', exchange },
          ban: { scope: 'product', seconds: 60 },
        });
      case 'is not reached':
        return Promise.resolve({ kind: 'not_sent', error: 'ECONNREFUSED', exchange });
      case 'is silent':
        return Promise.resolve({ kind: 'unknown', error: 'no answer in time', exchange });
      case 'dies with us before the sale':
        return Promise.reject(new Crash());
      default:
        return this.#sell();
    }
  };

  #sell(): Promise<PurchaseResult> {
    const id = randomUUID();
    this.held.add(id);
    if (this.mood === 'sells in silence')
      return Promise.resolve({ kind: 'unknown', error: 'no answer in time', exchange });
    if (this.mood === 'dies with us after the sale') return Promise.reject(new Crash());
    return Promise.resolve({
      ...{ kind: 'bought', providerActivationId: id, phoneE164: '+5511987654321', costMicros: 180_000 },
      ...{ currency: 'USD', expiresAt: null, canGetAnotherSms: true, exchange },
    });
  }

  list(): ActiveActivation[] {
    const what = { serviceCode: 'wa', countryId: '73', phoneE164: '+5511987654321', costMicros: 180_000 };
    return [...this.held].map((providerActivationId) => ({
      ...{ ...what, providerActivationId, state: 'waiting', messages: [], canGetAnotherSms: true },
    }));
  }

  cancel = (id: string) => {
    const isHeld = this.held.delete(id);
    return Promise.resolve(isHeld ? { kind: 'cancelled', exchange } : { kind: 'already_closed', exchange });
  };

  getStatus = (id: string) =>
    Promise.resolve(this.held.has(id) ? { kind: 'waiting', exchange } : { kind: 'cancelled', exchange });
}

let database: TestDatabase;
let clock: TestClock;
let suppliers: MoodySupplier[];
let buyer: NumberBuyer;
let unknown: UnknownOutcomes;
let returnStrays: () => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  const { db } = database;
  await db.sql.rows(SELL, [CODES]);
  clock = testClock();
  suppliers = CODES.map((code) => new MoodySupplier(code));
  const log = createLogger({ level: 'silent' });
  const settings = { current: () => settingsSchema.parse({}) } as unknown as SettingsReader;
  const findProvider = (code: string | null) =>
    Promise.resolve(suppliers.find((each) => each.code === code) as unknown as SmsProvider);
  const providers = { findProvider } as unknown as ProviderRegistry;
  const events = {
    publishOutcome: () => undefined,
    progress: () => undefined,
  } as unknown as ActivationEvents;
  const shared = { db, clock, settings, providers, events, log };
  buyer = new NumberBuyer({ ...shared, catalogue: { forget: () => undefined } });
  unknown = new UnknownOutcomes(shared);
  const strays = strayNumbersJob(shared);
  returnStrays = () => strays.run(heldLease());
});
afterAll(() => database.close());

async function poll(): Promise<void> {
  await unknown.prepare(heldLease());
  for (const supplier of suppliers)
    await unknown.inspect(supplier as unknown as SmsProvider, supplier.list(), heldLease());
  await returnStrays();
}

/** One customer's click; what our death leaves behind is left to the sweeps. */
async function purchase(userId: string, quantity: number): Promise<void> {
  const begun = await createPurchaseStore(database.db.sql)
    .begin(
      {
        ...{ userId, language: 'pt', key: null, serviceCode: 'wa', countryIso: 'BR', quantity },
        ...{ currency: 'BRL', seenPriceCents: PRICE_CENTS, maxOpen: 2, pricing },
      },
      clock.now(),
    )
    .catch(() => null);
  if (!begun || 'found' in begun) return;
  const { purchaseId, offers } = begun;
  await Promise.all(
    begun.numbers.map((first, index) =>
      buyer.buy({ purchaseId, userId, number: index + 1, first, offers }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      }),
    ),
  );
}

/** The customer gives back what waits; the provider may have heard of it when we die. */
async function cancelAll(userId: string, isDying: boolean): Promise<void> {
  const { sql } = database.db;
  const lifecycle = createLifecycleStore(sql);
  const waiting = await sql.rows<{ id: string; provider: string; number: string }>(
    statement(
      'test.waiting',
      `SELECT id, provider, provider_activation_id AS number FROM activations
        WHERE user_id = $1 AND status = 'WAITING_SMS' AND cancel_requested_at IS NULL`,
    ),
    [userId],
  );
  for (const { id, provider, number } of waiting) {
    const begun = await lifecycle.beginCancel(userId, id, 10, clock.now()).catch(() => null);
    if (!begun?.changed) continue;
    await suppliers.find(({ code }) => code === provider)!.cancel(number);
    const rule = { count: 1_000, window_seconds: 1_200, block_seconds: 1 };
    if (!isDying) await lifecycle.confirmCancel(id, rule, clock.now());
  }
}

const mood = fc.constantFrom(...MOODS);
const moment = fc.record({
  moods: fc.tuple(mood, mood, mood),
  quantities: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }),
  cancels: fc.boolean(),
  dies: fc.boolean(),
  isPolling: fc.boolean(),
  seconds: fc.constantFrom(1, 30, 200),
});

it('leaves no number without its place and no wallet below zero, whatever three providers and crashes do', async () => {
  const { sql } = database.db;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 4 }), async (moments) => {
      for (const supplier of suppliers) supplier.held.clear();
      await sql.rows(REOPEN);
      const users: string[] = [];
      for (const { moods, quantities, cancels, dies, isPolling, seconds } of moments) {
        suppliers.forEach((supplier, place) => (supplier.mood = moods[place]!));
        const buying: Promise<unknown>[] = [];
        for (const quantity of quantities) {
          const { id } = await sql.one<{ id: string }>(REGISTER, [`${randomUUID()}@example.com`]);
          await sql.rows(CREDIT, [id, PRICE_CENTS * 2, clock.now()]);
          users.push(id);
          buying.push(purchase(id, quantity));
        }
        await Promise.all([...buying, ...(isPolling ? [poll()] : [])]);
        clock.advance({ seconds });
        if (cancels) await cancelAll(users[0]!, dies);
        if (isPolling) await poll();
      }

      // What was left hanging is found, given up, or given back.
      for (const seconds of [30, 200, 30]) {
        clock.advance({ seconds });
        await poll();
      }
      expect(await sql.rows(UNSETTLED, [users])).toEqual([]);
      const placed = new Set((await sql.rows<{ number: string }>(PLACED)).map(({ number }) => number));
      const held = suppliers.flatMap((each) => [...each.held].map((id) => `${each.code}:${id}`));
      expect(held.filter((number) => !placed.has(number))).toEqual([]);
      for (const { available, held: kept, expected } of await sql.rows<Record<string, number>>(WALLETS, [
        users,
      ])) {
        expect(available).toBeGreaterThanOrEqual(0);
        expect(kept).toBe(Number(expected));
      }
    }),
    { numRuns: 30 },
  );
});
