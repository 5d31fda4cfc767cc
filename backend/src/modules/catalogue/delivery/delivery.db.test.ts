import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { rowsRead } from '../../../testing/statement-plans.js';
import { createDeliveryStore, type DeliveryRule } from './delivery.store.js';

const WORLD = statement(
  'test.delivery.world',
  `WITH service AS (
     INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp') ON CONFLICT DO NOTHING
   ), country AS (
     INSERT INTO countries (iso_code, updated_at) VALUES ('BR', now()) ON CONFLICT DO NOTHING
   ), product AS (
     INSERT INTO products (service_code, country_iso, created_at, updated_at) VALUES ('wa', 'BR', now(), now())
     RETURNING id
   )
   INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock, active,
                       changed_at)
     SELECT id, provider, '73', 'wa', cost, 'USD', 9, true, now()
       FROM product, (VALUES ('dear', 200000), ('cheap', 100000)) AS asking (provider, cost)`,
);
const FORGET = statement(
  'test.delivery.forget',
  `WITH attempts AS (DELETE FROM provider_attempts), numbers AS (DELETE FROM activations),
        figures AS (DELETE FROM delivery_figures), days AS (DELETE FROM delivery_days)
   UPDATE delivery_watermark SET counted_at = '-infinity'`,
);
// Writes numbers whose message came after so many seconds, or that ended or wait without a message.
const NUMBERS = statement(
  'test.delivery.numbers',
  `WITH bought AS (
     INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
     SELECT gen_random_uuid(), 'wa', 'BR', 1, 100, 'BRL', 'pt', $2 FROM generate_series(1, $1::integer)
     RETURNING id, user_id
   )
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                            provider, provider_country_id, provider_activation_id, phone, requested_at, allotted_at,
                            first_message_at, closed_at, closed_by, updated_at)
   SELECT id, 1, user_id, 'wa', 'BR', 100, 'BRL', $4, $3, '73', id, '+5511987654321', $2, $2,
          CASE WHEN $4 = 'COMPLETED' THEN $2::timestamptz + make_interval(secs => $5) END,
          CASE WHEN $4 IN ('CANCELLED', 'EXPIRED') THEN $2::timestamptz + make_interval(secs => $5) END, $6, $2
     FROM bought`,
);
// The job counts only numbers since its last counting, and the test writes older ones.
const HISTORY = statement(
  'test.delivery.history',
  'UPDATE delivery_watermark SET counted_at = least(counted_at, $1)',
);
const TRIES = statement(
  'test.delivery.tries',
  `INSERT INTO provider_attempts (activation_id, number, provider, service_code, provider_country_id, list_cost_micros,
                                  cost_currency, max_price_micros, started_at, outcome, reason)
   SELECT (SELECT id FROM activations LIMIT 1), 100 + n, $1, 'wa', '73', 1, 'USD', 1, $2, 'refused', $4
     FROM generate_series(1, $3::integer) n`,
);
const PRODUCT = statement(
  'test.delivery.product',
  `SELECT round(delivery_rate::numeric, 3)::float AS rate, typical_seconds AS typical, patience_seconds AS patience,
          sample_size AS sample, works_now AS "worksNow" FROM products`,
);
const OFFERS = statement(
  'test.delivery.offers',
  `SELECT provider FROM offers_now('BRL', '{"markup": 100, "default": 90, "fx": {"BRL": 1, "USD": 5}}', now())
    ORDER BY place`,
);
const FIGURES = statement(
  'test.delivery.figures',
  `SELECT wait_seconds AS wait, sum(numbers)::integer AS numbers FROM delivery_figures GROUP BY 1 ORDER BY 1`,
);

const DAYS = statement(
  'test.delivery.days',
  `SELECT day::text AS day, numbers::integer AS numbers, delivered::integer AS delivered FROM delivery_days ORDER BY day`,
);
const HISTORY_OF_A_MONTH = statement(
  'test.delivery.month',
  `WITH bought AS (
     INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
     SELECT gen_random_uuid(), 'wa', 'BR', 1, 100, 'BRL', 'pt', $1::timestamptz - n * interval '2 minutes'
       FROM generate_series(31, 20000) n
     RETURNING id, user_id, created_at
   )
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                            provider, provider_country_id, provider_activation_id, phone, requested_at, allotted_at,
                            first_message_at, updated_at)
   SELECT id, 1, user_id, 'wa', 'BR', 100, 'BRL', 'COMPLETED', 'cheap', '73', id, '+5511987654321', created_at,
          created_at, created_at, created_at
     FROM bought`,
);
const RULE: DeliveryRule = {
  windowSeconds: 7 * 86_400,
  recentSeconds: 3_600,
  leastSample: 10,
  recentSample: 5,
  worksShare: 0.75,
  patienceShare: 0.95,
};
const HORIZON = 1_800;
const NOW = new Date('2026-03-04T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.owner.sql.rows(WORLD);
});
beforeEach(async () => {
  await database.owner.sql.rows(FORGET);
  await count();
});
afterAll(() => database.close());

interface Ended {
  status?: 'COMPLETED' | 'CANCELLED' | 'EXPIRED' | 'WAITING_SMS';
  after?: number;
  by?: 'customer' | 'expiry' | 'provider' | null;
  at?: Date;
  provider?: string;
}

async function numbers(count: number, ended: Ended = {}): Promise<void> {
  const { status = 'COMPLETED', after = 20, by = null, at = ago(180), provider = 'cheap' } = ended;
  await database.owner.sql.rows(NUMBERS, [count, at, provider, status, after, by]);
  await database.owner.sql.rows(HISTORY, [at]);
}

/** Runs one round of the job, by default for all products. */
async function count(now = NOW, touchedOnly = false): Promise<void> {
  const store = createDeliveryStore(database.db.sql);
  const since = await store.count(HORIZON, RULE.windowSeconds, now);
  await store.publish(RULE, touchedOnly ? since : null, now);
}

const product = () => database.db.sql.one<Record<string, unknown>>(PRODUCT);
const order = async () =>
  (await database.db.sql.rows<{ provider: string }>(OFFERS)).map((row) => row.provider);

describe('the delivery of a product', () => {
  it('is the share of its numbers that received, with the waits of half and of nearly all', async () => {
    for (let wait = 1; wait <= 40; wait += 1) await numbers(1, { after: wait });
    await numbers(10, { status: 'EXPIRED', after: 1_200, by: 'expiry' });
    await count();
    expect(await product()).toEqual({ rate: 0.8, typical: 20, patience: 38, sample: 50, worksNow: null });
  });

  it('is unknown below the smallest sample', async () => {
    await numbers(9);
    await count();
    expect(await product()).toEqual({ rate: null, typical: null, patience: null, sample: 9, worksNow: null });
    await numbers(1);
    await count();
    expect(await product()).toMatchObject({ rate: 1, typical: 20, patience: 20, sample: 10 });
  });

  it('does not suffer from customers who give up before nearly all messages come', async () => {
    await numbers(10, { after: 150 });
    await count();
    await numbers(20, { status: 'CANCELLED', after: 149, by: 'customer', at: ago(20) });
    await count();
    expect(await product()).toMatchObject({ rate: 1, sample: 10 });
    await numbers(10, { status: 'CANCELLED', after: 150, by: 'customer', at: ago(20) });
    await count();
    expect(await product()).toMatchObject({ rate: 0.5, sample: 20 });
  });

  it('suffers from a number that is silent for longer, until its message comes after all', async () => {
    await numbers(10, { after: 30 });
    await count();
    await numbers(2, { status: 'WAITING_SMS', at: ago(0.4) });
    await count();
    expect(await product()).toMatchObject({ sample: 10 });
    await count(new Date(NOW.getTime() + 10_000));
    expect(await product()).toMatchObject({ rate: 0.833, sample: 12 });
    await database.owner.sequelize.query(
      `UPDATE activations SET status = 'COMPLETED', first_message_at = allotted_at + interval '40 s'
        WHERE status = 'WAITING_SMS'`,
    );
    await count(new Date(NOW.getTime() + 20_000));
    expect(await product()).toMatchObject({ rate: 1, sample: 12 });
  });

  it('suffers from what the provider takes back at once', async () => {
    await numbers(10);
    await numbers(10, { status: 'CANCELLED', after: 1, by: 'provider' });
    await count();
    expect(await product()).toMatchObject({ rate: 0.5 });
  });

  it('works now according to the numbers of the last hour, and is unknown once they are old', async () => {
    await numbers(20);
    await numbers(4, { at: ago(30) });
    await count();
    expect(await product()).toMatchObject({ worksNow: null });
    await numbers(1, { at: ago(20) });
    await count();
    expect(await product()).toMatchObject({ worksNow: true });
    await numbers(3, { status: 'EXPIRED', after: 1, by: 'expiry', at: ago(20) });
    await count();
    expect(await product()).toMatchObject({ rate: 0.893, worksNow: false });
    await count(new Date(NOW.getTime() + 45 * 60_000));
    expect(await product()).toMatchObject({ worksNow: null, sample: 28 });
  });

  it('is kept by day in America/Sao_Paulo for longer than the window, only of days that are counted whole', async () => {
    const days = () => database.db.sql.rows(DAYS);
    await numbers(3, { at: new Date('2026-03-04T02:59:00Z') });
    await numbers(2, { at: new Date('2026-03-04T03:01:00Z'), status: 'EXPIRED', after: 1_200, by: 'expiry' });
    await numbers(1, { at: new Date('2026-02-25T12:01:00Z') });
    await count();
    const counted = [
      { day: '2026-03-03', numbers: 3, delivered: 3 },
      { day: '2026-03-04', numbers: 2, delivered: 0 },
    ];
    expect(await days()).toEqual(counted);
    await count(new Date('2026-03-20T12:00:00Z'));
    expect(await days()).toEqual(counted);
    await count(new Date('2026-04-03T12:00:00Z'));
    expect(await days()).toEqual(counted.slice(1));
  });

  it('forgets what is older than the window', async () => {
    await numbers(10);
    await count();
    await count(new Date(NOW.getTime() + 8 * 86_400_000));
    expect(await product()).toEqual({ rate: null, typical: null, patience: null, sample: 0, worksNow: null });
    expect(await database.db.sql.rows(FIGURES)).toEqual([]);
  });
});

describe('the sums', () => {
  it('are the same however often and in whatever parts they are counted', async () => {
    const truth = async () => database.db.sql.rows(FIGURES);
    for (let minute = 170; minute > 0; minute -= 10) {
      await numbers(2, { after: minute, at: ago(minute) });
      await numbers(1, { status: 'EXPIRED', after: 5, by: 'expiry', at: ago(minute) });
      await count(ago(minute - 1), true);
    }
    await count(NOW, true);
    const inParts = await truth();
    const partly = await product();
    await database.owner.sequelize.query(
      `DELETE FROM delivery_figures; UPDATE delivery_watermark SET counted_at = '-infinity'`,
    );
    await count();
    expect(await truth()).toEqual(inParts);
    expect(await product()).toEqual(partly);
    expect(inParts.reduce((sum: number, row) => sum + (row as { numbers: number }).numbers, 0)).toBe(51);
  });
});

it('reads the numbers of the last half hour to count them, however many there were before', async () => {
  await database.owner.sql.rows(HISTORY_OF_A_MONTH, [NOW]);
  await database.owner.sql.rows(HISTORY, [ago(50_000)]);
  await database.owner.sequelize.query('VACUUM ANALYZE activations');
  await count();
  expect(await product()).toMatchObject({ rate: 1, worksNow: null });
  await numbers(10, { at: ago(5) });
  const read = await database.db.transaction(async ({ sql, sequelize, transaction }) => {
    const activationsRead = async () =>
      (await rowsRead(async (text) => (await sequelize.query(text, { transaction }))[0])).get(
        'activations',
      ) ?? 0;
    const before = await activationsRead();
    await createDeliveryStore(sql).count(HORIZON, RULE.windowSeconds, new Date(NOW.getTime() + 10_000));
    return (await activationsRead()) - before;
  });
  expect(read).toBeGreaterThanOrEqual(10);
  expect(read).toBeLessThan(100);
});

describe('the offers of a purchase', () => {
  it('are tried in the order of their delivery, and equal ones in the order of their cost', async () => {
    expect(await order()).toEqual(['cheap', 'dear']);
    await numbers(30, { provider: 'dear' });
    await numbers(15, { provider: 'cheap' });
    await numbers(15, { provider: 'cheap', status: 'EXPIRED', by: 'expiry' });
    await count();
    expect(await order()).toEqual(['dear', 'cheap']);
  });

  it('come first when they are in stock, whatever the priority of those without stock', async () => {
    const say = (text: string) => database.owner.sequelize.query(text);
    await say(`INSERT INTO providers (code, name, priority, updated_at) VALUES ('dear', 'Dear', 1, now())`);
    expect(await order()).toEqual(['dear', 'cheap']);
    await say(`UPDATE offers SET stock = 0 WHERE provider = 'dear'`);
    expect(await order()).toEqual(['cheap', 'dear']);
    await say(`UPDATE offers SET stock = 9`);
    await say(`DELETE FROM providers`);
  });

  it('move down while they fail now, and come back by themselves', async () => {
    await numbers(400, { provider: 'cheap' });
    await numbers(400, { provider: 'dear' });
    await count();
    expect(await order()).toEqual(['cheap', 'dear']);
    await numbers(8, { provider: 'cheap', status: 'EXPIRED', by: 'expiry', at: ago(25) });
    await count(NOW, true);
    expect(await order()).toEqual(['dear', 'cheap']);
    await count(new Date(NOW.getTime() + 50 * 60_000));
    expect(await order()).toEqual(['cheap', 'dear']);
  });

  it('move down after tries that brought no number, and not after a single one or what closes the provider anyway', async () => {
    await numbers(200, { provider: 'cheap' });
    await numbers(200, { provider: 'dear' });
    const tries = (many: number, reason = 'NO_NUMBERS') =>
      database.owner.sql.rows(TRIES, ['cheap', ago(5), many, reason]);
    await tries(1);
    await count(NOW, true);
    expect((await order())[0]).toBe('cheap');
    await database.owner.sequelize.query('DELETE FROM provider_attempts');
    await tries(5, 'BANNED');
    await count(NOW, true);
    expect((await order())[0]).toBe('cheap');
    await database.owner.sequelize.query('DELETE FROM provider_attempts');
    await tries(5);
    await count(NOW, true);
    expect(await order()).toEqual(['dear', 'cheap']);
    await count(new Date(NOW.getTime() + 15 * 60_000));
    expect(await order()).toEqual(['cheap', 'dear']);
  });
});
