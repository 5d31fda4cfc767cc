import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';

const LEDGER = path.resolve(import.meta.dirname, '../../../../../docs/ledger.md');
const KINDS = statement(
  'test.movement_table.kinds',
  `SELECT kind, reference_type AS "of", debit_account AS "from", credit_account AS "to", is_reversible AS "isReversible"
     FROM (SELECT 1 AS place, kind, reference_type, debit_account, credit_account, is_reversible FROM transfer_kinds
           UNION ALL SELECT 2, kind, reference_type, debit_account, credit_account, is_reversible
             FROM house_transfer_kinds) kinds
    ORDER BY place, kind`,
);
interface Kind {
  kind: string;
  of: string;
  from: string;
  to: string;
  isReversible: boolean;
}

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it('every movement that the database allows stands in the ledger guide with its accounts, and no other', async () => {
  const [, rest = ''] = readFileSync(LEDGER, 'utf8').split('\n| movement ');
  const [table = ''] = rest.split('\n\n');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.slice(1, -1).split('|').map((cell) => cell.trim())); // prettier-ignore
  const kinds = await database.db.sql.rows<Kind>(KINDS);
  expect(cells).toEqual(
    kinds.map(({ kind, of, from, to, isReversible }) => [
      ...[`\`${kind}\``, of, `\`${from}\``, `\`${to}\``, isReversible ? 'yes' : ''],
    ]),
  );
});
