import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { readingsOfStatement, recordingSql } from '../../../testing/statement-plans.js';
import { readFacts } from './case-facts.read-model.js';

const NUMBERS = 6_000;
/** A number was sold three times, the disputed one last. */
const SALES = 3;

let database: TestDatabase;
let disputed: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.owner.sequelize.query(`
    INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp');
    INSERT INTO users (email) SELECT n || '@example.com' FROM generate_series(1, ${SALES}) n;
    CREATE TEMPORARY TABLE bought AS
      SELECT gen_random_uuid() AS id, u.id AS user_id, u.n AS sale, number,
             timestamptz '2026-01-01' + u.n * interval '1 day' AS at
        FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM users) u, generate_series(1, ${NUMBERS}) number;
    INSERT INTO purchases (id, user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
      SELECT id, user_id, 'wa', 'BR', 1, 90, 'BRL', 'pt', at FROM bought;
    INSERT INTO activations (id, purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             provider, provider_activation_id, phone, requested_at, allotted_at, expires_at,
                             cancel_available_at, updated_at, first_message_at, message_count)
      SELECT id, id, 1, user_id, 'wa', 'BR', 90, 'BRL', 'COMPLETED', 'primary', sale || '-' || number,
             '+5511' || 900000000 + number, at, at, at, at, at, at, 1
        FROM bought;
    INSERT INTO cases (kind, user_id, activation_id, words, language, opened_at, due_at, updated_at)
      SELECT 'number_registered', user_id, id, '', 'pt', at, at, at FROM bought
       WHERE number = 7 AND sale = ${SALES};
    ANALYZE activations, cases;`);
  const found = await database.db.sql.one<{ id: string }>({
    name: 'test.case',
    text: 'SELECT id FROM cases',
  });
  disputed = found.id;
});
afterAll(() => database.close());

it('finds who had the number before among many without reading the others', async () => {
  const read = (sql: Sql) => readFacts(sql, [disputed]);
  expect((await read(database.db.sql)).get(disputed)?.number?.soldBefore).toEqual(new Date('2026-01-03'));

  const recording = recordingSql(database.owner.sql);
  await read(recording);
  const { statement, values } = recording.sent[0]!;
  const readings = await database.owner.transaction((unit) =>
    readingsOfStatement(
      async (text) => (await unit.sequelize.query(text, { transaction: unit.transaction }))[0],
      statement,
      values,
    ),
  );
  const rows = readings
    .filter(({ table }) => table === 'activations')
    .reduce((sum, one) => sum + one.rows, 0);
  // Any plan may read the disputed number, and its sales once for each of the two questions.
  expect(rows).toBeLessThanOrEqual(2 * (1 + 2 * SALES) + 2);
});
