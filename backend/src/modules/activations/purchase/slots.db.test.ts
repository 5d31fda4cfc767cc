import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { createPurchaseStore } from './purchase.store.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const REGISTER = statement('test.register', 'INSERT INTO users (email) VALUES ($1) RETURNING id');
const CREDIT = statement(
  'test.credit',
  "SELECT * FROM ledger_credit_topup($1, $2, 10000, 'MERCADOPAGO', gen_random_uuid(), now())",
);
const SELL = statement(
  'test.sell',
  `WITH s AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        p AS (INSERT INTO products (service_code, country_iso) VALUES ('wa', 'BR') RETURNING id)
   INSERT INTO offers (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                       active, changed_at)
   SELECT id, 'primary', '73', 'wa', 900000, 'BRL', 10, true, now() FROM p`,
);
const WARM = statement('test.warm', 'SELECT pg_sleep(0.05)');

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  await database.db.sql.rows(SELL);
});
afterAll(() => database.close());

async function customer(): Promise<string> {
  const row = await database.db.sql.row<{ id: string }>(REGISTER, [`${randomUUID()}@example.com`]);
  const userId = row?.id ?? '';
  for (const currency of ['BRL', 'USD']) await database.db.sql.rows(CREDIT, [userId, currency]);
  return userId;
}

async function begin(userId: string, currency: Currency): Promise<string> {
  try {
    await createPurchaseStore(database.db.sql).begin(
      {
        ...{ userId, currency, language: 'pt', key: null },
        ...{ serviceCode: 'wa', countryIso: 'BR', quantity: 1, seenPriceCents: 1000, maxOpen: 2 },
        pricing: { markup: 0, default: 90, fx: { BRL: 1, USD: 5 } },
      },
      NOW,
    );
    return 'begun';
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal.code;
    throw refusal;
  }
}

it('counts and takes slots under one lock, from whichever wallet a customer pays', async () => {
  // All connections are open before, so that the purchases really meet.
  await Promise.all(Array.from({ length: 8 }, () => database.db.sql.rows(WARM)));
  for (let round = 0; round < 10; round += 1) {
    const userId = await customer();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => begin(userId, index % 2 === 0 ? 'BRL' : 'USD')),
    );
    expect(outcomes.sort()).toEqual([...Array<string>(6).fill('LIMIT_REACHED'), 'begun', 'begun']);
  }
});
