import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement, type Sql } from '../../../platform/database/index.js';
import { figuresProgress, foldFigures } from '../../../testing/folded-figures.js';
import { heldLease } from '../../../testing/leases.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { foldFiguresJob } from './fold-figures.job.js';
import { createFiguresStore } from './figures.store.js';

const REGISTER = statement(
  'test.figures.register',
  `INSERT INTO users (email, created_at) VALUES (uuidv7() || '@example.com', $1) RETURNING id`,
);
const SERVICE = statement(
  'test.figures.service',
  `INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp'), ('tg', 'Telegram') ON CONFLICT DO NOTHING`,
);
const CHANGE_ACCOUNT = statement(
  'test.figures.change_account',
  `UPDATE users SET is_active = NOT is_active WHERE id = $1`,
);
const DELETE_ACCOUNT = statement(
  'test.figures.delete_account',
  `UPDATE users SET deleted_at = $2, is_active = false WHERE id = $1`,
);
const ASK_TOPUP = statement(
  'test.figures.ask_topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_expires_at, description, created_at, expires_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $2, 'Pix', $2, $2) RETURNING id`,
);
const END_TOPUP = statement('test.figures.end_topup', `UPDATE topups SET status = 'expired' WHERE id = $1`);
const FOLLOW = statement(
  'test.figures.follow',
  `INSERT INTO status_followers (email, language, created_at, confirmation_hash, leaving_key)
   VALUES ($1, 'pt', $2, $3, $1) RETURNING id`,
);
const CONFIRM = statement(
  'test.figures.confirm',
  'UPDATE status_followers SET confirmed_at = $2 WHERE id = $1',
);
const UNFOLLOW = statement('test.figures.unfollow', 'DELETE FROM status_followers WHERE id = $1');
const OPEN_WALLET = statement('test.figures.open_wallet', `SELECT ledger_lock_wallet($1, 'BRL')`);
const OWE = statement('test.figures.owe', 'UPDATE wallets SET owed_cents = $2 WHERE user_id = $1');
const POST = statement('test.figures.post', 'SELECT ledger_post($1, $2, $3, $4, gen_random_uuid(), $5, $6)');
// What a number leaves behind: its row in its final state and the two movements of its price.
const SELL = statement(
  'test.figures.sell',
  `WITH bought AS (
     INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language,
                            created_at)
     VALUES ($1, $2, 'BR', 1, 100, 'BRL', 'pt-BR', $4) RETURNING id
   )
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                            provider, provider_activation_id, phone, cost_micros, cost_currency, cost_state,
                            requested_at, allotted_at, first_message_at, closed_at, closed_by, updated_at)
   SELECT id, 1, $1, $2, 'BR', 100, 'BRL', $3, 'primary',
          CASE WHEN $3 <> 'FAILED' THEN gen_random_uuid()::text END,
          CASE WHEN $3 <> 'FAILED' THEN '+5511987654321' END, 100000, 'USD', 'charged', $4,
          CASE WHEN $3 <> 'FAILED' THEN $4::timestamptz END, CASE WHEN $3 = 'COMPLETED' THEN $4::timestamptz END,
          CASE WHEN $3 <> 'COMPLETED' THEN $4::timestamptz END,
          CASE $3 WHEN 'COMPLETED' THEN NULL WHEN 'FAILED' THEN 'failure' WHEN 'EXPIRED' THEN 'expiry'
                  ELSE 'customer' END, $4
     FROM bought RETURNING id`,
);
const HOLD = statement('test.figures.hold', `SELECT ledger_post('hold', $1, 'BRL', 100, $2, $3)`);
const END_HOLD = statement('test.figures.end_hold', 'SELECT ledger_end($1, $2, $3)');

const SPANS =
  'span, starts_at, fact, currency, cost_currency, closed_by, service_code, country_iso, gateway, provider';
const DIFFERENCES = statement(
  'test.figures.differences',
  `SELECT ${SPANS}, sum(entries) AS entries, sum(orders) AS orders, sum(amount_cents) AS cents, sum(cost_micros) AS cost
     FROM (
       SELECT ${SPANS}, entries, orders, amount_cents, cost_micros FROM sales_now
       UNION ALL
       SELECT ${SPANS}, -1, -orders, -amount_cents, -cost_micros FROM sales_facts_by_span
     ) AS both_ways
    GROUP BY ${SPANS} HAVING sum(entries) <> 0 OR sum(orders) <> 0 OR sum(amount_cents) <> 0 OR sum(cost_micros) <> 0
   UNION ALL
   SELECT name, NULL, key, '', '', '', '', '', '', '', sum(count), 0, 0, 0 FROM (
     SELECT name, key, count FROM row_counts_now
     UNION ALL
     SELECT name, key, -count FROM row_counts_of_tables
   ) AS counted GROUP BY name, key HAVING sum(count) <> 0`,
);

const START = Date.parse('2026-10-30T12:00:00Z');
const HOUR_MS = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 12 });
  await database.owner.sql.rows(SERVICE);
});
afterAll(() => database.close());

/** What somebody does in one transaction, some hours after the start. */
interface Act {
  kind:
    | 'topup'
    | 'credit'
    | 'debit'
    | 'COMPLETED'
    | 'EXPIRED'
    | 'CANCELLED'
    | 'FAILED'
    | 'lock'
    | 'leave'
    | 'owe'
    | 'repay'
    | 'follow'
    | 'unfollow';
  service: 'wa' | 'tg';
  hours: number;
  /** The transaction commits only after the next rounds of the job. */
  isLate: boolean;
}

async function perform(sql: Sql, { kind, service, hours }: Act): Promise<void> {
  const at = new Date(START + hours * HOUR_MS);
  const { id } = await sql.one<{ id: string }>(REGISTER, [at]);
  if (kind === 'lock') return void (await sql.rows(CHANGE_ACCOUNT, [id]));
  if (kind === 'leave') return void (await sql.rows(DELETE_ACCOUNT, [id, at]));
  if (kind === 'follow' || kind === 'unfollow') {
    const follower = await sql.one<{ id: string }>(FOLLOW, [`${id}@example.com`, at, Buffer.from(id)]);
    await sql.rows(CONFIRM, [follower.id, at]);
    if (kind === 'unfollow') await sql.rows(UNFOLLOW, [follower.id]);
    return;
  }
  if (kind === 'owe' || kind === 'repay') {
    await sql.rows(OPEN_WALLET, [id]);
    await sql.rows(OWE, [id, 700]);
    return void (await sql.rows(OWE, [id, kind === 'owe' ? 500 : 0]));
  }
  const topup = await sql.one<{ id: string }>(ASK_TOPUP, [id, at]);
  if (kind !== 'topup') await sql.rows(END_TOPUP, [topup.id]);
  await sql.rows(POST, ['topup', id, 'BRL', 1_000, at, 'MERCADOPAGO']);
  if (kind === 'topup') return;
  if (kind === 'credit' || kind === 'debit') {
    return void (await sql.rows(POST, ['adjustment', id, 'BRL', kind === 'credit' ? 5 : -5, at, null]));
  }
  const sold = await sql.one<{ id: string }>(SELL, [id, service, kind, at]);
  await sql.rows(HOLD, [id, sold.id, at]);
  await sql.rows(END_HOLD, [kind === 'COMPLETED' ? 'capture' : 'release', sold.id, at]);
}

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom(
      'topup',
      'credit',
      'debit',
      'COMPLETED',
      'EXPIRED',
      'CANCELLED',
      'FAILED',
      'lock',
      'leave',
      'owe',
      'repay',
      'follow',
      'unfollow',
    ),
    service: fc.constantFrom('wa', 'tg'),
    hours: fc.integer({ min: 0, max: 800 }),
    isLate: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

const round = () => foldFiguresJob(database).run(heldLease());
const differences = () => database.owner.sql.rows(DIFFERENCES);
const progress = () => figuresProgress(database.owner);

it('every sum equals the rows it is made of, at each moment, also while transactions commit out of turn', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.boolean(), async (all, isForgotten) => {
      const gate = Promise.withResolvers<void>();
      const late = all.filter(({ isLate }) => isLate).slice(0, 4);
      const begun = late.map(() => Promise.withResolvers<void>());
      const open = late.map((act, index) =>
        database.owner.transaction(async (unit) => {
          await perform(unit.sql, act);
          begun[index]!.resolve();
          await gate.promise;
        }),
      );
      await Promise.all(begun.map(({ promise }) => promise));
      for (const act of all) {
        if (!act.isLate) await database.owner.transaction((unit) => perform(unit.sql, act));
        expect(await differences()).toEqual([]);
      }
      await round();
      expect(await differences()).toEqual([]);
      await round();
      if (isForgotten) await createFiguresStore(database.db).forget();
      expect(await differences()).toEqual([]);
      gate.resolve();
      await Promise.all(open);
      expect(await differences()).toEqual([]);
      await foldFigures(database.db);
      expect(await differences()).toEqual([]);
      const { foldedId, newest, changes } = await progress();
      expect([foldedId, changes]).toEqual([newest, 0]);
    }),
    { numRuns: 15 },
  );
});

it('the watermark waits for a movement with a smaller number that has not committed yet', async () => {
  await foldFigures(database.db);
  const before = await progress();
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const act: Act = { kind: 'topup', service: 'wa', hours: 1, isLate: true };
  const open = database.owner.transaction(async (unit) => {
    await perform(unit.sql, act);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  await database.owner.transaction((unit) => perform(unit.sql, { ...act, hours: 2 }));
  await round();
  await round();
  expect((await progress()).foldedId).toBe(before.foldedId);
  expect(await differences()).toEqual([]);
  gate.resolve();
  await open;
  await foldFigures(database.db);
  expect((await progress()).foldedId).toBe(before.newest + 2);
  expect(await differences()).toEqual([]);
});

it('two replicas that fold at the same time count nothing twice', async () => {
  const act: Act = { kind: 'COMPLETED', service: 'tg', hours: 5, isLate: false };
  for (let time = 0; time < 5; time += 1) {
    await database.owner.transaction((unit) => perform(unit.sql, act));
    await Promise.all([round(), round(), round()]);
  }
  expect(await differences()).toEqual([]);
});
