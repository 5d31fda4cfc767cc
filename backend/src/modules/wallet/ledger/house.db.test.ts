import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';

const CONVERT = statement('test.house.convert', 'SELECT house_convert($1, $2, $3, $4, $5, $6, $7, $8)');
const MOVE = statement('test.house.move', 'SELECT house_move($1, $2, $3, $4, $5, $6, $7) AS moved');
const INSERT = statement(
  'test.house.insert',
  `INSERT INTO house_transfers (kind, debit_account, debit_currency, debit_micros, credit_account, credit_currency,
                                credit_micros, reference_type, reference_id, occurred_at)
   VALUES ($1, $2, 'BRL', 1, $3, 'BRL', 1, 'payment', gen_random_uuid(), now())`,
);
const CHANGE = statement('test.house.change', 'UPDATE house_transfers SET debit_micros = 1');
const BALANCES = statement(
  'test.house.balances',
  'SELECT account, currency, micros FROM account_balances WHERE micros <> 0 ORDER BY account, currency',
);

const SEAL = statement(
  'test.house.seal',
  `INSERT INTO day_seals (day, last_transfer_id, last_house_transfer_id, entries, digest, previous_digest, sealed_at)
   VALUES ('2026-03-09', 0, 0, 0, sha256('a'), sha256(''), $1) ON CONFLICT DO NOTHING`,
);

const AT = new Date('2026-03-10T12:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

describe('the house in the books', () => {
  it('has what a gateway charged in reais, once, and gives it back at the same rate', async () => {
    const { sql } = database.db;
    const topup = [randomUUID(), 'PIX', 'USD', 1_000, 5_400, 5.4, AT];
    await sql.rows(CONVERT, ['topup_converted', ...topup]);
    await sql.rows(CONVERT, ['topup_converted', ...topup]);
    await sql.rows(CONVERT, ['topup_converted', randomUUID(), 'PIX', 'BRL', 1_000, 1_000, 1, AT]);
    expect(await sql.rows(BALANCES)).toEqual([
      { account: 'clearing:PIX', currency: 'BRL', micros: -54_000_000 },
      { account: 'clearing:PIX', currency: 'USD', micros: 10_000_000 },
      { account: 'conversion', currency: 'BRL', micros: 54_000_000 },
      { account: 'conversion', currency: 'USD', micros: -10_000_000 },
    ]);
    await sql.rows(CONVERT, ['payout_converted', randomUUID(), 'PIX', 'USD', 1_000, 5_400, 5.4, AT]);
    expect(await sql.rows(BALANCES)).toEqual([]);
  });

  it('moves money both ways where a kind is reversible, and once under a reference', async () => {
    const { sql } = database.db;
    const id = randomUUID();
    const fund = (micros: number, reference = id) =>
      sql.one(MOVE, ['provider_funded', reference, 'provider:primary', 'USD', micros, AT, 'invoice 7']);
    expect(await fund(2_000_000)).toEqual({ moved: true });
    expect(await fund(2_000_000)).toEqual({ moved: false });
    expect(await fund(-500_000, randomUUID())).toEqual({ moved: true });
    expect(await sql.rows(BALANCES)).toEqual([
      { account: 'funds', currency: 'USD', micros: 1_500_000 },
      { account: 'provider:primary', currency: 'USD', micros: -1_500_000 },
    ]);
  });

  it('refuses what is no kind of movement, and any change of one', async () => {
    const { sql } = database.owner;
    await expect(sql.rows(INSERT, ['gift', 'provider:primary', 'funds'])).rejects.toThrow(
      'house_transfers_kind',
    );
    const wrong = sql.rows(INSERT, ['provider_funded', 'clearing:PIX', 'funds']);
    await expect(wrong).rejects.toThrow('house_transfers_kind');
    await expect(sql.rows(CHANGE)).rejects.toThrow('append-only');
  });
});

describe('the seal of a day', () => {
  it.each([
    `UPDATE day_seals SET digest = sha256('b')`,
    `UPDATE day_seals SET entries = 1, verified_at = now()`,
    'DELETE FROM day_seals',
    'TRUNCATE day_seals',
  ])('refuses %s', async (text) => {
    const { sql } = database.owner;
    await sql.rows(SEAL, [AT]);
    await expect(sql.rows(statement(`test.${text}`, text))).rejects.toThrow('day_seals are append-only');
    await sql.rows(statement('test.house.verified', 'UPDATE day_seals SET verified_at = now()'));
  });
});
