import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import { faultsOf, NO_FAULTS } from '../../wallet/ledger/testing/invariants.js';
import type { BulkReportDto } from './bulk.dto.js';

const LOCK_WALLET = statement('test.deleted.lock', `SELECT id FROM ledger_lock_wallet($1, 'BRL')`);
const CREDIT_DOLLARS = statement(
  'test.deleted.credit',
  `SELECT moved FROM ledger_post('adjustment', $1, 'USD', 500, gen_random_uuid(), now())`,
);
const MONEY = statement(
  'test.deleted.money',
  'SELECT coalesce(sum(available_cents + held_cents), 0)::int AS cents FROM wallets WHERE user_id = $1',
);
const WAITING = statement(
  'test.deleted.waiting',
  `SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
);

let office: BackOffice;
let admin: SignedIn;
let ana: SignedIn;
let people = 0;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account('admin@example.com', 'ADMIN');
});
afterAll(() => office.app.close());
beforeEach(async () => {
  people += 1;
  ana = await office.account(`ana-${people}@example.com`);
});

const db = () => office.app.database.db;
const nowWait = (count: number) =>
  vi.waitFor(async () => expect(await db().sql.one(WAITING)).toEqual({ count }));
const remove = () =>
  ana.call<{ detail?: object }>('DELETE', '/api/v1/users/me', { password: PASSWORD, given_up_balances: [] });
const adjustment = { amount_cents: 700, currency: 'BRL', reason: 'goodwill' };

it.each<[string, () => Promise<unknown>, (answer: unknown) => void]>([
  [
    'an adjustment',
    () => admin.call('POST', `/api/v1/admin/users/${ana.id}/adjustments`, adjustment),
    (answer) => expect(answer).toMatchObject({ status: 404, body: { detail: { code: 'NOT_FOUND' } } }),
  ],
  [
    'a balance that is set',
    () =>
      admin.call('PATCH', `/api/v1/admin/users/${ana.id}/balance`, {
        balance_cents: 700,
        currency: 'BRL',
        reason: 'goodwill',
      }),
    (answer) => expect(answer).toMatchObject({ status: 404, body: { detail: { code: 'NOT_FOUND' } } }),
  ],
  [
    'a line of many adjustments',
    () =>
      admin.call<BulkReportDto>('POST', '/api/v1/admin/adjustments/bulk', {
        lines: [{ ...adjustment, user: ana.email, reference: `deleted ${people}` }],
      }),
    (answer) =>
      expect(answer).toMatchObject({
        status: 200,
        body: { applied: 0, refused: [{ code: 'NOT_FOUND' }], lines: [{ status: 'refused' }] },
      }),
  ],
])(
  '%s that meets the deletion of its account finds nobody to give money to',
  async (_what, act, expected) => {
    let removed: ReturnType<typeof remove> | undefined;
    let acted: Promise<unknown> | undefined;
    await db().sql.rows(LOCK_WALLET, [ana.id]);
    await db().transaction(async ({ sql }) => {
      await sql.rows(LOCK_WALLET, [ana.id]);
      removed = remove();
      await nowWait(1);
      acted = act();
      await nowWait(2);
    });
    expect(await removed).toMatchObject({ status: 200 });
    expected(await acted);
    expect(await db().sql.one(MONEY, [ana.id])).toEqual({ cents: 0 });
    expect(await faultsOf(db().sql, [ana.id])).toEqual(NO_FAULTS);
  },
);

it('money that opens a wallet while its account is being deleted keeps the account', async () => {
  let removed: ReturnType<typeof remove> | undefined;
  await db().transaction(async ({ sql }) => {
    await sql.rows(CREDIT_DOLLARS, [ana.id]);
    removed = remove();
    await nowWait(1);
  });
  expect(await removed).toMatchObject({
    status: 409,
    body: { detail: { code: 'BALANCE_LEFT', balances: [{ currency: 'USD', balance_cents: 500 }] } },
  });
  expect(await db().sql.one(MONEY, [ana.id])).toEqual({ cents: 500 });
});
