import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const ALARMS = '/api/v1/admin/settings/alarms';
const GATEWAYS = '/api/v1/admin/settings/gateways';
const QUANTITY = '/api/v1/admin/settings/max_quantity';

const setting = (key: string, parts: object[]) => ({
  ...{ key, group: 'alarms', parts, is_set: true, is_pinned: false },
  ...{ updated_at: '2026-03-10T12:00:00.000Z', updated_by: null },
});
const part = (path: string, type: string, value: unknown, byDefault: unknown, more = {}) => ({
  ...{ path, type, value, default: byDefault, unit: 'text', text: 'What it means.' },
  ...more,
});
const alarms = setting('alarms', [
  part('alarms.mail', 'string', 'ops@example.com', ''),
  part('alarms.mail_language', 'string', 'pt', 'pt'),
  part('alarms.webhook_url', 'string', 'https://hook.example', ''),
]);
const values = { mail: 'ops@example.com', mail_language: 'pt', webhook_url: 'https://hook.example' };
const gateways = setting('gateways', [
  part('gateways.MERCADOPAGO', 'boolean', true, true),
  part('gateways.PIX', 'boolean', false, true),
]);
const quantity = setting('max_quantity', [
  part('max_quantity', 'integer', 2, 2, { minimum: 1, maximum: 100 }),
]);

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  for (const [path, body] of [
    [ALARMS, alarms],
    [GATEWAYS, gateways],
    [QUANTITY, quantity],
  ] as const)
    for (const method of ['GET', 'PUT', 'DELETE']) server.answer(`${method} ${path}`, { body });
});
afterEach(() => server.close());

const terminalOf = () =>
  testTerminal({ profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' } });
const last = () => server.received.at(-1)!;
const sentValue = () => (JSON.parse(last().body) as { value: unknown }).value;

describe('a setting with parts', () => {
  it.each([
    ['alarms.mail', 'new@example.com', { ...values, mail: 'new@example.com' }],
    ['alarms.mail', '12', { ...values, mail: '12' }],
    ['alarms', '{"mail_language":"en"}', { ...values, mail_language: 'en' }],
    ['gateways.PIX', 'true', { MERCADOPAGO: true, PIX: true }],
    ['max_quantity', '5', 5],
  ])('%s set to %s sends %j: what is not named stays', async (path, value, sent) => {
    expect(await terminalOf().run('settings', 'set', path, value, '--reason', 'x')).toBe(0);
    expect(sentValue()).toEqual(sent);
    expect(JSON.parse(last().body)).toMatchObject({ reason: 'x', expected_updated_at: alarms.updated_at });
  });

  it('shows one of them', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('settings', 'get', 'alarms.mail', '--fields', 'key,value')).toBe(0);
    expect(terminal.data()).toBe('KEY\tVALUE\nalarms.mail\tops@example.com');
  });

  it('loses one part and keeps the others', async () => {
    expect(await terminalOf().run('settings', 'unset', 'alarms.mail')).toBe(0);
    expect(last().method).toBe('PUT');
    expect(sentValue()).toEqual({ ...values, mail: '' });
  });

  it.each(['gateways.PIX', 'gateways', 'max_quantity'])('%s unset leaves nothing set', async (path) => {
    expect(await terminalOf().run('settings', 'unset', path, '--reason', 'x')).toBe(0);
    expect(last().method).toBe('DELETE');
    expect(last().url).toContain('expected_updated_at=2026-03-10');
  });

  it.each(['get', 'unset'])('%s names the parts where one is unknown', async (verb) => {
    const terminal = terminalOf();
    expect(await terminal.run('settings', verb, 'alarms.post')).toBe(5);
    expect(terminal.said()).toContain('alarms.mail, alarms.mail_language');
  });
});

it('a value that the server refuses is told with its bounds', async () => {
  const fields = { value: 'Value above the maximum' };
  const detail = { code: 'VALIDATION_ERROR', message: 'Check the fields.', fields };
  server.answer(`PUT ${QUANTITY}`, { status: 422, body: { detail } });
  const terminal = terminalOf();
  expect(await terminal.run('settings', 'set', 'max_quantity', '999')).toBe(2);
  expect(terminal.said()).toContain('max_quantity: Value above the maximum (at least 1, at most 100)');
});
