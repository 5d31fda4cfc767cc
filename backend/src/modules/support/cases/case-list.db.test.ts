import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_READ_ROWS, openTestDatabase, watchReadRows, type TestDatabase } from '../../../testing/index.js';
import { readingsOfStatement, recordingSql } from '../../../testing/statement-plans.js';
import { caseList, type CaseFilter, type CaseList } from './case-list.read-model.js';
import { createCaseReplyStore } from './case-reply.store.js';
import { createCaseStore } from './case.store.js';

const CASES = 40_000;
const OPEN = 400;
const STAFF = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11';
const NOBODY = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b12';
const NOW = new Date('2026-06-01');

let database: TestDatabase;
let cases: CaseList;
let readBy: (work: () => Promise<unknown>) => Promise<number[]>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { sequelize } = database.owner;
  await sequelize.query(`
    INSERT INTO services (code, supplier_name) VALUES ('wa', 'WhatsApp');
    INSERT INTO users (email) VALUES ('ana@example.com');
    INSERT INTO cases (kind, user_id, activation_id, name, email, subject, words, language, opened_at, due_at, updated_at,
                       owner_id, owned_at, decided_at, decision, ground, reply, replied_at, reply_due_at)
    SELECT kind, CASE WHEN kind <> 'contact' THEN u.id END,
           CASE WHEN kind <> 'contact' THEN gen_random_uuid() END, 'Maria',
           CASE WHEN kind = 'contact' THEN n || '@example.com' END, 'Invoice', 'Where is it? ' || md5(n::text), 'pt', at, at,
           at, CASE WHEN n % 9 = 0 THEN '${STAFF}'::uuid END, CASE WHEN n % 9 = 0 THEN at END,
           CASE WHEN n <= ${CASES - OPEN} THEN at END, CASE WHEN n <= ${CASES - OPEN} THEN 'answer' END,
           CASE WHEN n <= ${CASES - OPEN} THEN 'message' END, CASE WHEN n <= ${CASES - OPEN} THEN 'Hi' END,
           CASE WHEN n <= ${CASES - OPEN - 5} THEN at END, CASE WHEN n BETWEEN ${CASES - OPEN - 4} AND ${CASES - OPEN} THEN at END
      FROM generate_series(1, ${CASES}) n, users u,
           LATERAL (SELECT timestamptz '2026-01-01' + n * interval '1 minute' AS at,
                           CASE WHEN n % 4 = 0 THEN 'contact' ELSE 'code_wrong' END AS kind) facts`);
  await sequelize.query('VACUUM ANALYZE cases');
  readBy = watchReadRows(database.owner, 'cases');
  cases = caseList(database.owner);
});
afterAll(() => database.close());

it.each<[string, CaseFilter, number]>([
  ['the queue', { status: 'open' }, OPEN],
  ['my queue', { status: 'open', owner: { id: STAFF } }, 44],
  ['the queue of nobody', { status: 'open', owner: { id: null } }, 356],
  ['the messages in the queue', { status: 'open', kinds: ['contact'] }, 100],
  ['what is decided', { status: 'decided' }, CASES - OPEN],
  [
    'what I decided of the disputes',
    { status: 'decided', owner: { id: STAFF }, kinds: ['code_wrong', 'number_registered'] },
    3_300,
  ],
  ['what a newcomer owns', { owner: { id: NOBODY } }, 0],
  ['payments, of which there are none', { kinds: ['paid_nothing_came'] }, 0],
  ['everything', {}, CASES],
  ['a rare part of what was written', { search: { text: 'c4ca4238a0b9', userIds: [] } }, 1],
  ['a common word', { search: { text: 'invoice', userIds: [] } }, CASES],
  ['what nobody wrote', { search: { text: 'zzz', userIds: [NOBODY] } }, 0],
])('a page and the count of %s read a bounded part of the table', async (_what, filter, matching) => {
  for (const direction of ['asc', 'desc'] as const) {
    const request = { filter, sort: 'due_at', direction } as const;
    let total = 0;
    const read = await readBy(async () => {
      await cases.page(request, { size: 20, page: 1 });
      total = (await cases.count(request)).total;
    });
    expect(Math.max(...read)).toBeLessThanOrEqual(MAX_READ_ROWS);
    if (matching <= 10_000) expect(total).toBe(matching);
    else expect(total / matching).toBeCloseTo(1, 1);
  }
});

it('the page after a cursor reads no more than the first one', async () => {
  const request = { filter: { status: 'open' }, sort: 'due_at', direction: 'asc' } as const;
  const deep = await cases.page(request, { size: 20, page: 15 });
  // 20 rows, and one to see whether there are more.
  expect(await readBy(() => cases.page(request, { size: 20, cursor: deep.nextCursor! }))).toEqual([21]);
});

it('what is counted of the queue and the replies that are due read none of the decided cases', async () => {
  const recording = recordingSql(database.owner.sql);
  await createCaseStore(recording).counts(STAFF, NOW);
  await createCaseReplyStore(recording).due(NOW, [], 100);
  const read = await Promise.all(
    recording.sent.map(({ statement, values }) =>
      database.owner.transaction((unit) =>
        readingsOfStatement(
          async (text) => (await unit.sequelize.query(text, { transaction: unit.transaction }))[0],
          statement,
          values,
        ),
      ),
    ),
  );
  const rows = read.map((readings) => Math.max(...readings.map((one) => one.rows)));
  expect(rows).toEqual([OPEN, 5]);
});
