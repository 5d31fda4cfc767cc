import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';

const PRODUCT_RULES = path.resolve(import.meta.dirname, '../../../../docs/product.md');

const TRANSITIONS = statement(
  'test.transitions',
  'SELECT status, event, next_status FROM activation_transitions',
);
const MONEY = statement(
  'test.money',
  `SELECT status, activation_money(status) AS money
     FROM (SELECT status FROM activation_transitions UNION SELECT next_status FROM activation_transitions) states`,
);
const POSSIBILITIES = statement(
  'test.possibilities',
  `SELECT activation_is_open($1, $2, $3, $7) AS open, cancel_obstacle($1, $3, $4, $7) AS cancel,
          another_obstacle($1, $2, $3, $5, $7) AS another, $6::text AS name`,
);

let database: TestDatabase;
let rules: string;

beforeAll(async () => {
  database = await openTestDatabase();
  rules = await readFile(PRODUCT_RULES, 'utf8');
});
afterAll(() => database.close());

/** The cells of the table below this heading whose first column has this name. */
function tableOf(heading: string, firstColumn: string): string[][] {
  const section = rules.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = section.split('\n').map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  const start = rows.findIndex(([first]) => first === firstColumn);
  const length = rows.slice(start).findIndex((cells) => cells.length === 0);
  return rows.slice(start + 2, start + length);
}

describe('the states of an activation', () => {
  it('follow each other as the product rules say', async () => {
    const documented = tableOf('States of an activation', 'in').map(([status, event, next]) =>
      [status, /^`(\w+)`/.exec(event ?? '')?.[1], next].join(' '),
    );
    const rows = await database.db.sql.rows<Record<string, string>>(TRANSITIONS);
    const running = rows.map(({ status, event, next_status }) => [status, event, next_status].join(' '));
    expect(documented.sort()).toEqual(running.sort());
  });

  it('keep, take or return the money as the product rules say', async () => {
    const documented = tableOf('States of an activation', 'state').map(([status, , money]) => [
      status,
      money,
    ]);
    const rows = await database.db.sql.rows<{ status: string; money: string }>(MONEY);
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(rows.map(({ status, money }) => [status, money])),
    );
  });

  it('take the money once: what was paid never comes back, and the reverse', async () => {
    const rows = await database.db.sql.rows<{ status: string; money: string }>(MONEY);
    const money = new Map(rows.map((row) => [row.status, row.money]));
    for (const { status, next_status } of await database.db.sql.rows<Record<string, string>>(TRANSITIONS)) {
      if (money.get(status!) !== 'held') expect(money.get(next_status!)).toBe(money.get(status!));
    }
  });
});

const FORCE = statement(
  'test.force',
  `WITH service AS (INSERT INTO services VALUES ('wa', 'Whatsapp')),
        purchase AS (INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency,
                                            language, created_at)
                     VALUES (gen_random_uuid(), 'wa', 'BR', 1, 90, 'BRL', 'pt', now()) RETURNING id)
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                            closed_at, requested_at, updated_at)
   SELECT id, 1, gen_random_uuid(), 'wa', 'BR', 90, 'BRL', 'FAILED', now(), now(), now() FROM purchase`,
);
const REVIVE = statement('test.revive', `UPDATE activations SET status = 'REQUESTING', closed_at = NULL`);

it('no statement takes an activation out of a final state', async () => {
  await database.db.sql.rows(FORCE);
  await expect(database.db.sql.rows(REVIVE)).rejects.toThrow('does not go from FAILED to REQUESTING');
});

const NOW = new Date('2026-03-10T12:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

interface Situation {
  finishedAt?: Date;
  expiresAt?: Date;
  cancelAvailableAt?: Date;
  canGetAnother?: boolean;
}

describe('what can be done with a number right now', () => {
  it.each<[string, Situation, boolean, string | null, string | null]>([
    ['WAITING_SMS', {}, true, null, 'ACTIVATION_NOT_COMPLETED'],
    ['WAITING_SMS', { cancelAvailableAt: at(1) }, true, 'CANCEL_TOO_EARLY', 'ACTIVATION_NOT_COMPLETED'],
    ['WAITING_SMS', { cancelAvailableAt: NOW }, true, null, 'ACTIVATION_NOT_COMPLETED'],
    ['WAITING_SMS', { expiresAt: NOW }, false, 'ACTIVATION_CLOSED', 'ACTIVATION_NOT_COMPLETED'],
    ['COMPLETED', {}, true, 'CODE_RECEIVED', null],
    ['COMPLETED', { finishedAt: NOW }, false, 'CODE_RECEIVED', 'ACTIVATION_CLOSED'],
    ['COMPLETED', { expiresAt: NOW }, false, 'CODE_RECEIVED', 'ACTIVATION_CLOSED'],
    ['COMPLETED', { canGetAnother: false }, true, 'CODE_RECEIVED', 'ANOTHER_SMS_NOT_AVAILABLE'],
    ['ACTIVE', {}, true, 'CODE_RECEIVED', null],
    ['CANCELLED', {}, false, 'ACTIVATION_CLOSED', 'ACTIVATION_CLOSED'],
    ['EXPIRED', {}, false, 'ACTIVATION_CLOSED', 'ACTIVATION_CLOSED'],
  ])(
    '%s with %j: open %s, cancel %s, another message %s',
    async (status, situation, open, cancel, another) => {
      const {
        finishedAt = null,
        expiresAt = at(60),
        cancelAvailableAt = at(-1),
        canGetAnother = true,
      } = situation;
      const row = await database.db.sql.row(POSSIBILITIES, [
        status,
        finishedAt,
        expiresAt,
        cancelAvailableAt,
        canGetAnother,
        status,
        NOW,
      ]);
      expect(row).toMatchObject({ open, cancel, another });
    },
  );
});
