import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { PASSWORD } from '../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../testing/index.js';

let app: TestApp;
let customerId: string;
const bearers: Record<string, Record<string, string>> = { nobody: {} };

async function account(email: string, role: string): Promise<string> {
  const { body } = await app.call<{ id: string }>('POST', '/api/v1/users/register', {
    body: { email, password: PASSWORD },
  });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
  await app.database.db.sql.row(statement('test.role', 'SELECT account_set_role($1, $2)'), [body.id, role]);
  const login = await app.call<{ access_token: string }>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  bearers[role] = { authorization: `Bearer ${login.body.access_token}` };
  return body.id;
}

beforeAll(async () => {
  app = await createTestApp();
  customerId = await account('customer@example.com', 'CUSTOMER');
  await account('manager@example.com', 'MANAGER');
  await account('admin@example.com', 'ADMIN');
});
afterAll(() => app.close());

const asAdmin = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.call(method, `/api/v1/admin/users${path}`, { body, headers: { ...bearers['ADMIN'], ...headers } });

describe.each([
  ['GET', ''],
  ['GET', '/:id'],
  ['POST', '/:id/adjustments'],
  ['PATCH', '/:id/balance'],
])('%s /admin/users%s', (method, path) => {
  it.each([
    ['nobody', 401, 'UNAUTHENTICATED'],
    ['CUSTOMER', 403, 'FORBIDDEN'],
    ['MANAGER', 403, 'FORBIDDEN'],
  ])('answers %s with %i', async (role, status, code) => {
    const answer = await app.call(method, `/api/v1/admin/users${path.replace(':id', customerId)}`, {
      headers: { ...bearers[role], 'x-requested-with': 'XMLHttpRequest' },
      body: method === 'GET' ? undefined : {},
    });
    expect([answer.status, answer.body]).toMatchObject([status, { detail: { code } }]);
  });
});

describe('GET /admin/users', () => {
  it('answers the page and how many there are', async () => {
    const answer = await asAdmin('GET', '?per_page=1&page=2');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.body).toMatchObject([{ email: 'manager@example.com', role: 'MANAGER' }]);
  });

  it.each([
    ['?search=CUSTOMER', ['customer@example.com']],
    ['?role=ADMIN', ['admin@example.com']],
    ['?role=all&status=all&search=manager', ['manager@example.com']],
    ['?status=inactive', []],
  ])('%s finds %j', async (query, emails) => {
    const answer = await asAdmin('GET', query);
    expect((answer.body as unknown as { email: string }[]).map(({ email }) => email)).toEqual(emails);
  });

  it('sorts, and leads from page to page', async () => {
    const first = await asAdmin('GET', '?sort=email&direction=asc&per_page=2');
    expect(first.body).toMatchObject([{ email: 'admin@example.com' }, { email: 'customer@example.com' }]);
    const cursor = first.headers.get('x-next-cursor');
    const second = await asAdmin('GET', `?sort=email&direction=asc&per_page=2&cursor=${cursor}`);
    expect(second.body).toMatchObject([{ email: 'manager@example.com' }]);
    expect(second.headers.get('x-next-cursor')).toBeNull();
    expect(second.headers.get('x-total-count')).toBe('3');
  });

  it('writes a spreadsheet of every row, in which no name is a formula', async () => {
    await app.database.db.sql.row(statement('test.name', 'UPDATE users SET full_name = $2 WHERE id = $1'), [
      customerId,
      '=HYPERLINK("https://evil.example")',
    ]);
    const answer = await asAdmin('GET', '?format=csv&sort=email&direction=asc&per_page=1');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=users.csv');
    expect(answer.headers.get('x-total-count')).toBe('3');
    const [header, , customer, ...more] = answer.text.trim().split('\n');
    expect(header).toBe(
      'id,email,full_name,phone_number,role,is_active,is_email_verified,preferred_currency,balance_base_cents,created_at,last_login,order_count',
    );
    expect(customer).toContain(
      `${customerId},customer@example.com,"'=HYPERLINK(""https://evil.example"")",,CUSTOMER,true,true,BRL,0,2026-`,
    );
    expect(more).toHaveLength(1);
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+1+1', `'+1+1`],
    ['-1+1', `'-1+1`],
    ['@SUM(1)', `'@SUM(1)`],
    ['\t=1+1', `'\t=1+1`],
    ['\r=1+1', `"'\r=1+1"`],
    ['\uFF1D1+1', `'\uFF1D1+1`],
    ['+5511987654321', '+5511987654321'],
    ['a","=1+1', `"a"",""=1+1"`],
  ])('writes the name %j into the spreadsheet as the text %j', async (name, cell) => {
    await app.database.db.sql.row(statement('test.name', 'UPDATE users SET full_name = $2 WHERE id = $1'), [
      customerId,
      name,
    ]);
    const { text } = await asAdmin('GET', '?format=csv&search=customer');
    expect(text).toContain(`,customer@example.com,${cell},,CUSTOMER,`);
  });

  it.each([
    'page=0',
    'page=2000&per_page=100',
    'per_page=101',
    'per_page=x',
    'role=BOSS',
    'status=asleep',
    'search=a&search=b',
    'sort=password_hash',
    'direction=up',
    'cursor=nonsense',
    'format=xml',
    'rol=ADMIN',
  ])('refuses ?%s', async (query) => {
    expect(await asAdmin('GET', `?${query}`)).toMatchObject({ status: 422 });
  });
});

describe('GET /admin/users/{id}', () => {
  it('shows one account', async () => {
    const answer = await asAdmin('GET', `/${customerId}`);
    expect([answer.status, answer.body]).toMatchObject([200, { id: customerId, role: 'CUSTOMER' }]);
  });

  it.each([
    ['01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11', 404],
    ['nobody', 422],
  ])('answers %s with %i', async (id, status) => {
    expect(await asAdmin('GET', `/${id}`)).toMatchObject({ status });
  });
});

describe('changing a balance', () => {
  const valid = { amount_cents: 2500, currency: 'BRL', reason: 'goodwill' };
  const adjust = (body: unknown, headers = {}) =>
    asAdmin('POST', `/${customerId}/adjustments`, body, headers);
  const set = (body: unknown) => asAdmin('PATCH', `/${customerId}/balance`, body);

  it('adds, refuses to take too much, sets and guards against what changed meanwhile', async () => {
    const added = await adjust(valid, { 'idempotency-key': 'http-key-1' });
    expect([added.status, added.body]).toMatchObject([201, { balance_cents: 2500, amount_cents: 2500 }]);
    expect((await adjust(valid, { 'idempotency-key': 'http-key-1' })).text).toBe(added.text);

    const tooMuch = await adjust({ ...valid, amount_cents: -2501 });
    expect([tooMuch.status, tooMuch.body]).toMatchObject([
      402,
      {
        detail: {
          code: 'INSUFFICIENT_BALANCE',
          message: 'O saldo não basta para este débito',
          missing_cents: expect.any(Number),
        },
      },
    ]);

    const lowered = await set({ balance_cents: 100, reason: 'correction', expected_balance_cents: 2500 });
    expect([lowered.status, lowered.body]).toMatchObject([200, { balance_cents: 100, amount_cents: -2400 }]);

    const stale = await set({ balance_cents: 0, reason: 'correction', expected_balance_cents: 2500 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { detail: { code: 'BALANCE_CHANGED', balance_cents: 100 } },
    ]);

    const own = await app.call('GET', '/api/v1/wallets/BRL/balance', { headers: bearers['CUSTOMER'] });
    expect(own.body).toMatchObject({ balance_cents: 100 });
    const audit = await app.database.db.sql.rows(
      statement(
        'test.audit',
        "SELECT ip_address, reason FROM audit_entries WHERE action = 'balance.adjust' ORDER BY id",
      ),
    );
    expect(audit).toEqual([
      { ip_address: '127.0.0.1', reason: 'goodwill' },
      { ip_address: '127.0.0.1', reason: 'correction' },
    ]);
  });

  it.each([
    [{ ...valid, reason: undefined }, 'reason'],
    [{ ...valid, reason: '  ' }, 'reason'],
    [{ ...valid, reason: 'x'.repeat(501) }, 'reason'],
    [{ ...valid, amount_cents: 0 }, 'amount_cents'],
    [{ ...valid, amount_cents: 1.5 }, 'amount_cents'],
    [{ ...valid, amount_cents: '2500' }, 'amount_cents'],
    [{ ...valid, amount_cents: 1_000_000_001 }, 'amount_cents'],
    [{ ...valid, amount_cents: -1_000_000_001 }, 'amount_cents'],
    [{ ...valid, currency: 'GBP' }, 'currency'],
    [{ ...valid, currency: undefined }, 'currency'],
    [{ ...valid, note: 'x' }, 'note'],
  ])('refuses the adjustment %j', async (body, field) => {
    const answer = await adjust(body);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { [field]: expect.any(String) } } },
    ]);
  });

  it.each([
    [{ balance_cents: -1, reason: 'x' }, 'balance_cents'],
    [{ balance_cents: 1 }, 'reason'],
    [{ reason: 'x' }, 'balance_cents'],
    [{ balance_cents: 1, reason: 'x', expected_balance_cents: 0.5 }, 'expected_balance_cents'],
  ])('refuses the balance %j', async (body, field) => {
    const answer = await set(body);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { [field]: expect.any(String) } } },
    ]);
  });
});
