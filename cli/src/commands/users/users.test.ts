import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';
import { buildList } from './list.js';

let server: StubServer;
beforeEach(async () => void (server = await startStubServer()));
afterEach(() => server.close());

const terminalOf = (isTerminal = false) =>
  testTerminal({
    isTerminal,
    credentials: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });

const maria = {
  id: 'user-1',
  email: 'maria@example.com',
  role: 'CUSTOMER',
  profile: { full_name: 'Maria\tSilva', phone_number: null },
  created_at: '2026-03-10T12:00:00.000Z',
  last_login: null,
  is_active: true,
  is_email_verified: false,
  must_change_password: false,
  preferred_language: 'pt-BR',
  preferred_currency: 'BRL',
  balance_base_cents: 2410,
  wallets: [{ currency: 'BRL', balance_cents: 2410, held_cents: 0, balance_formatted: 'R$ 24,10' }],
};
const answerUsers = (users: object[], total = users.length) =>
  server.answer('GET /api/v1/admin/users', { headers: { 'X-Total-Count': String(total) }, body: users });

describe('users list', () => {
  it('reads its options', async () => {
    const run = vi.fn(async () => undefined);
    const args = [
      '--search',
      'mar',
      '--role',
      'admin',
      '--status',
      'active',
      '--page',
      '2',
      '--per-page',
      '50',
    ];
    await buildList(terminalOf().deps, run).parseAsync(args, { from: 'user' });
    const options = { search: 'mar', role: 'ADMIN', status: 'active', page: 2, perPage: 50 };
    expect(run).toHaveBeenCalledWith(expect.anything(), options);
  });

  it.each([
    ['--role', 'boss'],
    ['--status', 'asleep'],
    ['--page', '0'],
    ['--per-page', 'many'],
    ['--colour', 'red'],
  ])('refuses %s %s before asking the server', async (option, value) => {
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', option, value)).toBe(2);
    expect(terminal.said()).toContain('--help');
    expect(server.received).toHaveLength(0);
  });

  it('asks for what was wanted and says what more there is', async () => {
    answerUsers([maria], 41);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', '--search', 'mar & co', '--page', '2')).toBe(0);
    const url = new URL(server.received[0]!.url, server.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({ search: 'mar & co', page: '2', per_page: '20' });
    expect(terminal.data()).toBe(
      'E-MAIL\tROLE\tSTATUS\tVERIFIED\tBALANCE\tSINCE\nmaria@example.com\tCUSTOMER\tactive\tno\tR$ 24,10\t2026-03-10',
    );
    expect(terminal.said()).toBe('1 of 41, next: --page 3');
  });

  it('says when the server only estimates how many there are', async () => {
    const headers = { 'X-Total-Count': '982113', 'X-Total-Count-Estimated': 'true' };
    server.answer('GET /api/v1/admin/users', { headers, body: [maria] });
    const terminal = terminalOf();
    await terminal.run('users', 'list');
    expect(terminal.said()).toBe('1 of about 982113, next: --page 2');
  });

  it('draws a table for a person', async () => {
    answerUsers([maria]);
    const terminal = terminalOf(true);
    await terminal.run('users', 'list');
    expect(terminal.data()).toContain('│ maria@example.com │');
  });

  it('prints JSON for programs', async () => {
    answerUsers([maria]);
    const terminal = terminalOf();
    await terminal.run('users', 'list', '--json');
    expect(JSON.parse(terminal.data())).toEqual([maria]);
  });

  it('says what to do when it needs an administrator', async () => {
    const detail = { code: 'FORBIDDEN', message: 'You do not have permission for this action.' };
    server.answer('GET /api/v1/admin/users', { status: 403, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list')).toBe(4);
    expect(terminal.said()).toContain('torpedo whoami');
  });

  it('shows which field the server refused', async () => {
    const detail = { code: 'VALIDATION_ERROR', message: 'Invalid data.', fields: { per_page: 'Too large' } };
    server.answer('GET /api/v1/admin/users', { status: 422, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', '--per-page', '9999')).toBe(1);
    expect(terminal.said()).toContain('per_page: Too large');
  });
});

describe('users show', () => {
  it('shows the account with exactly this address', async () => {
    answerUsers([{ ...maria, email: 'anamaria@example.com' }, maria]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'show', 'Maria@example.com')).toBe(0);
    expect(terminal.data()).toContain('email\tmaria@example.com');
    expect(terminal.data()).toContain('last login\tnever');
  });

  it('says when nobody has it, and how to look', async () => {
    answerUsers([{ ...maria, email: 'anamaria@example.com' }]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'show', 'maria@example.com')).toBe(5);
    expect(terminal.said()).toContain('torpedo users list --search');
  });
});
