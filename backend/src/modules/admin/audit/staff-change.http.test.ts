import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';

const ADMIN = 'admin@example.com';

let app: TestApp;
let cookie: string;
let adminId: string;

async function signIn(): Promise<string> {
  const { headers } = await app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: ADMIN, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  return headers
    .getSetCookie()
    .map((written) => written.split(';')[0])
    .join('; ');
}

beforeAll(async () => {
  app = await createTestApp();
  const { body } = await app.call<{ id: string }>('POST', '/api/v1/users/register', {
    body: { email: ADMIN, password: PASSWORD },
  });
  adminId = body.id;
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email: ADMIN } });
  const makeAdmin = statement('test.make_admin', `SELECT account_set_role($1, 'ADMIN')`);
  await app.database.db.sql.row(makeAdmin, [adminId]);
});
afterAll(() => app.close());
beforeEach(async () => {
  cookie = await signIn();
});

const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  app.call(method, path, { body, headers: { cookie, 'x-requested-with': 'XMLHttpRequest', ...headers } });

const credit = (headers: Record<string, string> = {}) =>
  call(
    'POST',
    `/api/v1/admin/users/${adminId}/adjustments`,
    { amount_cents: 480, currency: 'BRL', reason: 'goodwill' },
    headers,
  );

const balance = async () => {
  const { body } = await call('GET', '/api/v1/wallets/BRL/balance');
  return (body as { balance_cents: number }).balance_cents;
};

describe('a dry run', () => {
  it('answers what would change, and changes nothing', async () => {
    const before = await balance();
    const { status, body } = await credit({ 'x-dry-run': 'true', 'idempotency-key': 'tried' });
    expect([status, body]).toMatchObject([
      200,
      {
        dry_run: true,
        changes: [
          {
            action: 'balance.adjust',
            entity_type: 'wallet',
            before: { balance_cents: before },
            after: { balance_cents: before + 480 },
          },
        ],
      },
    ]);
    expect(await balance()).toBe(before);
    const entries = statement('test.audit.count', 'SELECT count(*)::int AS entries FROM audit_entries');
    expect(await app.database.db.sql.row(entries)).toEqual({ entries: 0 });
  });

  it('leaves its key free for the change itself', async () => {
    await credit({ 'x-dry-run': 'true', 'idempotency-key': 'twice' });
    const before = await balance();
    expect((await credit({ 'idempotency-key': 'twice' })).status).toBe(201);
    expect(await balance()).toBe(before + 480);
  });

  it('refuses what the change itself would be refused', async () => {
    const { status } = await call(
      'POST',
      `/api/v1/admin/users/${adminId}/adjustments`,
      { amount_cents: -1_000_000, currency: 'BRL', reason: 'too much' },
      { 'x-dry-run': 'true' },
    );
    expect(status).toBe(402);
  });
});

describe('what a stolen session must not be enough for', () => {
  it('is open for 15 minutes after the sign-in, and then again after the password', async () => {
    app.clock.advance({ minutes: 14 });
    expect((await credit()).status).toBe(201);
    app.clock.advance({ minutes: 2 });
    expect(await credit()).toMatchObject({
      status: 403,
      body: { detail: { code: 'REAUTHENTICATION_REQUIRED' } },
    });
    expect((await call('GET', `/api/v1/admin/users/${adminId}`)).status).toBe(200);

    const wrong = await call('POST', '/api/v1/users/me/sessions/confirm', { password: 'Wrong-1!' });
    expect(wrong).toMatchObject({ status: 400, body: { detail: { code: 'INVALID_PASSWORD' } } });
    expect((await credit()).status).toBe(403);
    const right = await call('POST', '/api/v1/users/me/sessions/confirm', { password: PASSWORD });
    expect(right.status).toBe(204);
    expect((await credit()).status).toBe(201);
  });
});
