import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const maria = {
  ...{ id: 'user-1', email: 'maria@example.com', role: 'CUSTOMER', is_active: true, is_email_verified: true },
  ...{ created_at: '2026-03-10T12:00:00.000Z', updated_at: '2026-03-11T12:00:00.000Z', last_login: null },
  ...{ profile: { full_name: null, phone_number: null, cpf: null }, purchases_blocked_until: null },
  wallets: [
    {
      ...{ currency: 'BRL', balance_cents: 2410, held_cents: 0, balance_formatted: 'R$ 24,10' },
      ...{ owed_cents: 0, debts: [] },
    },
  ],
};

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  server.answer('GET /api/v1/admin/users', { body: [maria] });
});
afterEach(() => server.close());

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });

const USER = '/api/v1/admin/users/user-1';
const AS_SEEN = { expected_updated_at: maria.updated_at };
const WHY = ['--reason', 'why'];

describe('a change of an account', () => {
  it.each([
    ['activate', [], `PATCH ${USER}/status`, { is_active: true, ...AS_SEEN }],
    ['deactivate', [], `PATCH ${USER}/status`, { is_active: false, ...AS_SEEN }],
    ['role', ['manager'], `PATCH ${USER}/role`, { role: 'MANAGER', ...AS_SEEN }],
    ['block', ['--minutes', '60'], `POST ${USER}/block`, { minutes: 60 }],
    ['unblock', ['--yes'], `POST ${USER}/unblock`, {}],
    [
      'update',
      ['--name', 'Maria', '--phone', '', '--email', 'm@example.com', '--verified', '--language', 'es'],
      `PATCH ${USER}`,
      {
        ...{ full_name: 'Maria', phone_number: null, preferred_language: 'es', ...AS_SEEN },
        ...{ email: 'm@example.com', is_email_verified: true },
      },
    ],
    ['resend-verification', [], `POST ${USER}/resend-verification`, {}],
    ['reset-password', ['--yes'], `POST ${USER}/reset-password`, { send_email: true }],
  ])('users %s %j is %s', async (command, args, route, body) => {
    server.answer(route, { body: maria });
    const terminal = terminalOf();
    expect(await terminal.run('users', command, 'maria@example.com', ...args, ...WHY)).toBe(0);
    const { method, url, body: sent } = server.received.at(-1)!;
    expect(`${method} ${url}`).toBe(route);
    expect(JSON.parse(sent)).toEqual({ ...body, reason: 'why' });
  });

  it('says what another person changed meanwhile', async () => {
    const detail = { code: 'CHANGED_MEANWHILE', message: 'Somebody changed it meanwhile.', current: maria };
    server.answer(`PATCH ${USER}/role`, { status: 409, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'role', 'maria@example.com', 'ADMIN', '--json')).toBe(6);
    expect(JSON.parse(terminal.said())).toEqual({
      error: { code: 'CHANGED_MEANWHILE', message: detail.message, request_id: null },
    });
  });

  it('is tried by the call that would make it, and by no other', async () => {
    const dryRun = { dry_run: true, changes: [], warnings: [] };
    const headers = { 'Content-Type': 'application/vnd.torpedo.trial+json' };
    server.answer(`PATCH ${USER}`, { body: dryRun, headers });
    const args = ['users', 'update', 'maria@example.com', '--name', 'Maria', '--dry-run'];
    expect(await terminalOf().run(...args)).toBe(0);
    const sent = server.received.map(({ method, headers: asked }) => [method, asked['x-dry-run']]);
    expect(sent).toEqual([
      ['GET', undefined],
      ['PATCH', 'true'],
    ]);
  });

  it('is refused before the server is asked when it says nothing', async () => {
    expect(await terminalOf().run('users', 'update', 'maria@example.com')).toBe(2);
    expect(server.received).toEqual([]);
  });
});

describe('a new account', () => {
  it('is created with a first password, or invited', async () => {
    server.answer('POST /api/v1/admin/users', { status: 201, body: maria });
    const terminal = terminalOf({ input: 'First#Password1\n' });
    const args = ['users', 'create', 'ana@example.com', '--name', 'Ana', '--password-stdin', '--inactive'];
    expect(await terminal.run(...args)).toBe(0);
    expect(JSON.parse(server.received.at(-1)!.body)).toEqual({
      ...{ email: 'ana@example.com', role: 'CUSTOMER', password: 'First#Password1', is_active: false },
      profile: { full_name: 'Ana' },
    });
    expect(await terminal.run('users', 'invite', 'ana@example.com', '--role', 'MANAGER')).toBe(0);
    expect(JSON.parse(server.received.at(-1)!.body)).toEqual({
      ...{ email: 'ana@example.com', role: 'MANAGER', send_invitation: true },
    });
  });
});

describe('users delete', () => {
  const deletion = () => server.received.filter(({ method }) => method === 'DELETE');

  it('asks for the address, says what is left of the money, and sends the reason', async () => {
    server.answer(`DELETE ${USER}`, { status: 204 });
    const terminal = terminalOf({ answers: ['maria@example.com'] });
    expect(await terminal.run('users', 'delete', 'maria@example.com', '--give-up-balance', ...WHY)).toBe(0);
    expect(terminal.said()).toContain('with R$ 24,10 left');
    expect(deletion()[0]!.url).toBe(`${USER}?reason=why&give_up_balance=true`);
  });

  it('does nothing when something else is typed, or where no person can type', async () => {
    expect(await terminalOf({ answers: ['maria'] }).run('users', 'delete', 'maria@example.com')).toBe(1);
    expect(await terminalOf({ canAsk: false }).run('users', 'delete', 'maria@example.com')).toBe(2);
    expect(deletion()).toEqual([]);
  });
});

describe('what is read of an account', () => {
  it('its timeline goes on by the cursor', async () => {
    const entry = {
      ...{
        id: 'e',
        created_at: '2026-03-10T12:00:00.000Z',
        category: 'money',
        kind: 'topup',
        amount_cents: 100,
      },
      ...{
        currency: 'BRL',
        subject: { type: 'topup', id: 't-1' },
        activation: null,
        text: null,
        staff: null,
      },
    };
    server.answer(`GET ${USER}/timeline`, { headers: { 'X-Next-Cursor': 'c1' }, body: [entry] });
    const terminal = terminalOf();
    expect(
      await terminal.run('users', 'timeline', 'maria@example.com', '--fields', 'what,amount,about'),
    ).toBe(0);
    expect(terminal.data()).toBe('WHAT\tAMOUNT\tABOUT\ntopup\t1.00 BRL\ttopup t-1');
    expect(terminal.said()).toBe('1 shown, more with --all');
    expect(await terminal.run('users', 'timeline', 'maria@example.com', '--page', '2')).toBe(2);
  });

  it('the audit is searched by people, found by their addresses', async () => {
    server.answer('GET /api/v1/admin/audit', { body: { items: [], total: 0 } });
    const terminal = terminalOf();
    const args = ['--user', 'maria@example.com', '--action', 'balance.adjust', '--from', '2026-03-10'];
    expect(await terminal.run('audit', 'list', ...args)).toBe(0);
    const { searchParams } = new URL(server.received.at(-1)!.url, server.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ user_id: 'user-1', action: 'balance.adjust', from: '2026-03-10T00:00:00.000Z' },
    });
  });
});
