import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import { createTopupApp, type TopupApp } from '../../../testing/topup-app.js';

const PATH = '/api/v1/admin/gateways/PIX/webhook';
const AUDIT = statement(
  'test.gateway_audit',
  `SELECT entity_type AS "entityType", entity_id AS "entityId", before, after, reason FROM audit_entries
    WHERE action = 'gateway.register_webhook'`,
);

let app: TopupApp;
let call: StaffCall;
let ours: string;

beforeAll(async () => {
  app = await createTopupApp();
  ours = `${app.url}/api/v1/webhooks/pix`;
  await createAdministrator(app);
  call = await signInAdministrator(app);
});
beforeEach(() => app.bank.faults.clear());
afterAll(() => app.close());

it('lists every gateway, with what operator and staff decided', async () => {
  const listed = () => call('GET', '/api/v1/admin/gateways');
  const pix = { code: 'PIX', is_connected: true, is_enabled: true, keeps_webhook: true };
  const mercadoPago = { ...pix, code: 'MERCADOPAGO', keeps_webhook: false };
  expect((await listed()).body).toEqual({
    items: [mercadoPago, pix],
    total: 2,
    total_is_estimated: false,
    next_cursor: null,
  });
  await call('PUT', '/api/v1/admin/settings/gateways', { value: { PIX: false } });
  expect((await listed()).body).toMatchObject({ items: [mercadoPago, { ...pix, is_enabled: false }] });
});

it('shows what is registered, and registers our address once it is confirmed, audited', async () => {
  app.bank.webhooks.set(app.bank.key, 'https://old.example/hook');
  expect(await call('GET', PATH)).toMatchObject({
    status: 200,
    body: { gateway: 'PIX', address: 'https://old.example/hook', our_address: ours, is_registered: false },
  });
  const dryRun = await call('POST', PATH, { reason: 'New server' }, { 'x-dry-run': 'true' });
  expect(dryRun.body).toMatchObject({
    dry_run: true,
    changes: [{ before: { address: 'https://old.example/hook' }, after: { address: ours } }],
  });
  expect(app.bank.webhooks.get(app.bank.key)).toBe('https://old.example/hook');

  expect(await call('POST', PATH, { reason: 'New server' })).toMatchObject({
    status: 200,
    body: { address: ours, is_registered: true },
  });
  expect(app.bank.webhooks.get(app.bank.key)).toBe(ours);
  expect(await app.database.db.sql.rows(AUDIT, [])).toEqual([
    {
      ...{ entityType: 'gateway', entityId: 'PIX', reason: 'New server' },
      ...{ before: { address: 'https://old.example/hook' }, after: { address: ours } },
    },
  ]);
});

it('says what the bank says, and when it does not answer', async () => {
  app.bank.faults.plan('forbidden', { action: 'register', times: 2 });
  expect(await call('GET', PATH)).toMatchObject({
    status: 502,
    body: { detail: { code: 'WEBHOOK_REFUSED', gateway_message: 'Acesso negado. Falta escopo.' } },
  });
  app.bank.faults.clear();
  app.bank.faults.plan('server_error', { action: 'register', times: 2 });
  expect(await call('POST', PATH, {})).toMatchObject({
    status: 502,
    body: { detail: { code: 'GATEWAY_UNAVAILABLE' } },
  });
});

it('is not for gateways that are told the address with each charge, nor for unknown ones', async () => {
  expect(await call('GET', '/api/v1/admin/gateways/MERCADOPAGO/webhook')).toMatchObject({
    status: 409,
    body: { detail: { code: 'WEBHOOK_NOT_NEEDED' } },
  });
  expect(await call('POST', '/api/v1/admin/gateways/CASH/webhook', {})).toMatchObject({ status: 404 });
});

it('asks for a confirmation of the session when the sign-in is older than 15 minutes', async () => {
  app.clock.advance({ minutes: 16 });
  expect(await call('POST', PATH, {})).toMatchObject({
    status: 403,
    body: { detail: { code: 'REAUTHENTICATION_REQUIRED' } },
  });
});
