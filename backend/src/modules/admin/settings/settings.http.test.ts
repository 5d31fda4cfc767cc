import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';

const ADMIN = 'admin@example.com';
const NEWEST_AUDIT = statement(
  'test.newest_audit',
  'SELECT action, entity_id AS "entityId", before, after, reason FROM audit_entries ORDER BY at DESC, id DESC LIMIT 1',
);

let app: TestApp;
let cookie: string;
/** As in production, where only the internet may be called. */
const mayCall = (url: string) => Promise.resolve(url === 'https://alarms.example/torpedo');

beforeAll(async () => {
  app = await createTestApp({
    settings: { max_open_activations: 3 },
    outgoing: { fetch, mayCall },
    env: { MERCADOPAGO_ACCESS_TOKEN: 'a token of the gateway' },
  });
  const { body } = await app.call<{ id: string }>('POST', '/api/v1/users/register', {
    body: { email: ADMIN, password: PASSWORD },
  });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email: ADMIN } });
  await app.database.db.sql.row(statement('test.make_admin', `SELECT account_set_role($1, 'ADMIN')`), [
    body.id,
  ]);
});
afterAll(() => app.close());

beforeEach(async () => {
  const { headers } = await app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: ADMIN, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  cookie = headers
    .getSetCookie()
    .map((written) => written.split(';')[0])
    .join('; ');
});

const call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  app.call<Body>(method, `/api/v1/admin/settings${path}`, {
    body,
    headers: { cookie, 'x-requested-with': 'XMLHttpRequest', ...headers },
  });

it('tells every setting with its value, default, bounds and who decided it', async () => {
  const { body } = await call<{ items: { key: string }[]; total: number }>('GET', '');
  expect(body.total).toBe(body.items.length);
  expect(body.items.find(({ key }) => key === 'cancel_block')).toMatchObject({
    group: 'activations',
    is_set: false,
    is_pinned: false,
    updated_at: null,
    parts: [
      { path: 'cancel_block.count', type: 'integer', unit: 'count', value: 5, default: 5, minimum: 1 },
      { path: 'cancel_block.window_seconds', exclusive_minimum: 0 },
      { path: 'cancel_block.block_seconds' },
    ],
  });
  expect(body.items.find(({ key }) => key === 'alarms')).toMatchObject({
    parts: expect.arrayContaining([
      expect.objectContaining({ path: 'alarms.mail_language', options: ['pt', 'en', 'es'] }),
    ]) as unknown,
  });
});

it('tells the app from which version on it may buy', async () => {
  const appInfo = async () => (await app.call('GET', '/api/v1/app')).body;
  expect(await appInfo()).toMatchObject({ minimum_version: '1.0.0', force_update: false });
  expect(await call('PUT', '/minimum_app_version', { value: 'newest' })).toMatchObject({ status: 422 });
  await call('PUT', '/minimum_app_version', { value: '1.4.0', reason: 'Prices were rounded wrongly' });
  await call('PUT', '/force_app_update', { value: true, reason: 'The same' });
  expect(await appInfo()).toMatchObject({ minimum_version: '1.4.0', force_update: true });
});

it('sets a value that holds at once, audited with before and after, and lets the default hold again', async () => {
  const set = await call('PUT', '/max_quantity', { value: 1, reason: 'Fraud', expected_updated_at: '' });
  expect(set).toMatchObject({
    status: 200,
    body: { is_set: true, updated_by: { email: ADMIN }, parts: [{ value: 1, default: 2 }] },
  });
  expect(await app.database.db.sql.row(NEWEST_AUDIT)).toEqual({
    action: 'setting.change',
    entityId: 'max_quantity',
    before: { value: 2 },
    after: { value: 1 },
    reason: 'Fraud',
  });
  const validated = await app.call('POST', '/api/v1/sms/validate-purchase', {
    body: { service_code: 'wa', country_code: 'BR', quantity: 2 },
    headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(validated.body).toMatchObject({ max_quantity: 1 });

  const stale = await call('PUT', '/max_quantity', { value: 4, expected_updated_at: '' });
  expect(stale).toMatchObject({
    status: 409,
    body: { detail: { code: 'CHANGED_MEANWHILE', current: { key: 'max_quantity', parts: [{ value: 1 }] } } },
  });

  expect(await call('DELETE', '/max_quantity?expected_updated_at=')).toMatchObject({
    status: 409,
    body: { detail: { code: 'CHANGED_MEANWHILE', current: { parts: [{ value: 1 }] } } },
  });
  const { body: seen } = await call<{ updated_at: string }>('GET', '/max_quantity');
  const reset = await call('DELETE', `/max_quantity?reason=Over&expected_updated_at=${seen.updated_at}`);
  expect(reset.body).toMatchObject({ is_set: false, updated_at: null, parts: [{ value: 2 }] });
  expect(await app.database.db.sql.row(NEWEST_AUDIT)).toMatchObject({
    action: 'setting.reset',
    reason: 'Over',
  });
});

it('writes nothing where a setting is put to the value that it has', async () => {
  const written = () =>
    app.database.db.sql.row(
      statement(
        'test.settings.written',
        'SELECT (SELECT count(*)::int FROM settings) AS rows, (SELECT count(*)::int FROM audit_entries) AS entries',
      ),
    );
  const before = await written();
  expect(await call('PUT', '/max_quantity', { value: 2 })).toMatchObject({
    status: 200,
    body: { is_set: false },
  });
  expect(await call('DELETE', '/max_quantity')).toMatchObject({ status: 200, body: { is_set: false } });
  expect(await written()).toEqual(before);
});

it('only tells what a dry run would change', async () => {
  const dryRun = await call('PUT', '/default_price_cents', { value: 120 }, { 'x-dry-run': 'true' });
  expect(dryRun.body).toMatchObject({
    dry_run: true,
    changes: [{ before: { value: 90 }, after: { value: 120 } }],
  });
  expect((await call('GET', '/default_price_cents')).body).toMatchObject({ is_set: false });
});

it('keeps what the operator pinned, names what is wrong with a value, and knows no others', async () => {
  expect((await call('GET', '/max_open_activations')).body).toMatchObject({
    is_pinned: true,
    parts: [{ value: 3, default: 3 }],
  });
  expect(await call('PUT', '/max_open_activations', { value: 5 })).toMatchObject({
    status: 409,
    body: { detail: { code: 'SETTING_PINNED' } },
  });
  expect(await call('DELETE', '/max_open_activations')).toMatchObject({ status: 409 });
  expect(await call('PUT', '/cancel_block', { value: { count: 0, wrong: 1 } })).toMatchObject({
    status: 422,
    body: { detail: { fields: { 'value.count': expect.any(String) as string } } },
  });
  expect(await call('PUT', '/max_quantity', { value: 'two' })).toMatchObject({ status: 422 });
  expect(await call('GET', '/constructor')).toMatchObject({ status: 404 });
});

it('switches a gateway off for new top-ups', async () => {
  const offered = async () => {
    const { body } = await app.call<{ code: string }[]>('GET', '/api/v1/gateways', {
      headers: { cookie },
    });
    return body.map(({ code }) => code);
  };
  expect(await offered()).toEqual(['MERCADOPAGO']);
  await call('PUT', '/gateways', { value: { MERCADOPAGO: false } });
  expect(await offered()).toEqual([]);
  const answer = await app.call('POST', '/api/v1/wallets/checkout/pix/deposit', {
    body: { amount_cents: 1000, payer: { identification: { type: 'CPF', number: '52998224725' } } },
    headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer).toMatchObject({ status: 422, body: { detail: { code: 'GATEWAY_NOT_SUPPORTED' } } });
});

it('refuses an address for alarms that may not be called', async () => {
  const put = (webhook_url: string) =>
    call<{ detail: { fields: object } }>('PUT', '/alarms', {
      value: { webhook_url },
      reason: 'Tell the night shift',
    });
  const refused = await put('https://metadata.example/');
  expect([refused.status, refused.body.detail.fields]).toEqual([
    422,
    { 'value.webhook_url': 'Deve ser um endereço https da internet, com um nome que exista' },
  ]);
  expect((await put('https://alarms.example/torpedo')).status).toBe(200);
  expect((await put('')).status).toBe(200);
});
