import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { brokenIdempotency } from '../../../testing/auth-services.js';
import { testAdministration, type TestAdministration } from '../../../testing/administration.js';
import type { StaffRequest } from '../audit/staff-action.js';

let database: TestDatabase;
let admin: TestAdministration;
let userId: string;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  admin = testAdministration(database.db);
});
afterAll(() => database.close());
beforeEach(async () => void (userId = await admin.customer()));

const asked = (over: Partial<StaffRequest>): StaffRequest => ({
  action: 'balance.adjust',
  origin: admin.origin,
  ...over,
});
const adjust = (
  over: Partial<Parameters<TestAdministration['balances']['adjust']>[0]> = {},
  by: Partial<StaffRequest> = {},
) =>
  admin.balances.adjust(
    { userId, currency: 'BRL', changeCents: 2500, idempotencyKey: undefined, ...over },
    asked({ reason: 'goodwill', ...by }),
  );
const set = (over: Partial<Parameters<TestAdministration['balances']['set']>[0]> = {}) =>
  admin.balances.set(
    { userId, currency: 'BRL', balanceCents: 1000, expectedCents: undefined, ...over },
    asked({ reason: 'correction' }),
  );
const available = async () => (await admin.wallet.balance(userId, 'BRL')).availableCents;
const auditOf = (user = userId) =>
  database.db.sql.rows<Record<string, unknown>>(
    statement('test.audit', 'SELECT * FROM audit_entries WHERE user_id = $1 ORDER BY id'),
    [user],
  );

describe('adjusting a balance', () => {
  it('adds and takes money and says where it stands', async () => {
    expect(await adjust()).toEqual({
      adjustment_id: expect.any(String) as string,
      user_id: userId,
      currency: 'BRL',
      amount_cents: 2500,
      balance_cents: 2500,
      held_cents: 0,
      balance_formatted: 'R$ 25,00',
    });
    expect(await adjust({ changeCents: -1000 })).toMatchObject({ amount_cents: -1000, balance_cents: 1500 });
    expect(await available()).toBe(1500);
  });

  it('records who, when, from where, what, before, after and why', async () => {
    const { adjustment_id } = await adjust({}, { reason: '  goodwill\0 after the outage ' });
    const wallet = await admin.wallet.balance(userId, 'BRL');
    expect(await auditOf()).toEqual([
      {
        id: expect.any(String) as string,
        at: admin.clock.now(),
        staff_id: admin.origin.staffId,
        session_id: admin.origin.actor.sessionId,
        ip_address: '203.0.113.9',
        user_agent: 'torpedo-cli',
        request_id: 'request-1',
        action: 'balance.adjust',
        entity_type: 'wallet',
        entity_id: wallet.walletId,
        token_name: null,
        user_id: userId,
        before: { currency: 'BRL', balance_cents: 0 },
        after: { currency: 'BRL', balance_cents: 2500, adjustment_id },
        reason: 'goodwill  after the outage',
        search_text: ` balance.adjust ${wallet.walletId} goodwill  after the outage`,
      },
    ]);
  });

  it('never takes more than can be spent, and then leaves no trace', async () => {
    await adjust();
    await expect(adjust({ changeCents: -2501 })).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await available()).toBe(2500);
    expect(await auditOf()).toHaveLength(1);
  });

  it('moves no money when the audit entry cannot be written', async () => {
    const origin = { ...admin.origin, staffId: 'nobody' };
    await expect(adjust({}, { origin })).rejects.toThrow();
    expect(await available()).toBe(0);
  });

  it('happens once for many repetitions with one key at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => adjust({ idempotencyKey: 'key-1' })));
    expect(new Set(answers.map(({ adjustment_id }) => adjustment_id)).size).toBe(1);
    expect(await available()).toBe(2500);
    expect(await auditOf()).toHaveLength(1);
    await expect(adjust({ idempotencyKey: 'key-1', changeCents: 1 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('moves no money when its answer could not be stored for a repetition', async () => {
    const broken = testAdministration(database.db, { idempotency: brokenIdempotency });
    const change = { userId, currency: 'BRL', changeCents: 1, idempotencyKey: 'key-2' } as const;
    await expect(broken.balances.adjust(change, asked({ reason: 'x' }))).rejects.toThrow('stored');
    expect(await available()).toBe(0);
  });

  it.each([
    [{}, { reason: ' \n' }, { reason: 'reason_required' }],
    [{ changeCents: 0 }, {}, { amount_cents: 'not_zero' }],
  ])('refuses %j %j', async (input, by, fields) => {
    await expect(adjust(input, by)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', fields });
    expect(await auditOf()).toHaveLength(0);
  });

  it('refuses an unknown account', async () => {
    const nobody = '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11';
    await expect(adjust({ userId: nobody })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await auditOf(nobody)).toHaveLength(0);
  });

  it('tells the customer’s open screens the new balance', async () => {
    admin.events.clear();
    await adjust();
    expect(admin.events.ofType('balance_changed')).toEqual([
      expect.objectContaining({ userId, fields: expect.objectContaining({ balance_cents: 2500 }) as object }),
    ]);
  });
});

describe('setting a balance', () => {
  it('posts the difference, up and down', async () => {
    expect(await set()).toMatchObject({ amount_cents: 1000, balance_cents: 1000 });
    expect(await set({ balanceCents: 400 })).toMatchObject({ amount_cents: -600, balance_cents: 400 });
    expect((await auditOf()).map(({ before, after }) => [before, after])).toMatchObject([
      [{ balance_cents: 0 }, { balance_cents: 1000 }],
      [{ balance_cents: 1000 }, { balance_cents: 400 }],
    ]);
  });

  it('changes and records nothing when it is so already', async () => {
    await set();
    expect(await set()).toMatchObject({ adjustment_id: null, amount_cents: 0, balance_cents: 1000 });
    expect(await auditOf()).toHaveLength(1);
  });

  it('leaves the balance alone when the editor saw another one', async () => {
    await set();
    await expect(set({ balanceCents: 0, expectedCents: 900 })).rejects.toMatchObject({
      code: 'BALANCE_CHANGED',
      details: { balance_cents: 1000 },
    });
    expect(await available()).toBe(1000);
    expect(await set({ balanceCents: 0, expectedCents: 1000 })).toMatchObject({ balance_cents: 0 });
  });

  it('of several editors who saw the same balance lets one win', async () => {
    await set();
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((balanceCents) => set({ balanceCents, expectedCents: 1000 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the audit', () => {
  it.each(['UPDATE audit_entries SET reason = NULL', 'DELETE FROM audit_entries', 'TRUNCATE audit_entries'])(
    'refuses %s',
    async (text) => {
      await adjust();
      await expect(database.owner.sql.row(statement(`test.${text}`, text))).rejects.toThrow('append-only');
    },
  );
});
