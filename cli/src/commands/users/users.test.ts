import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

let server: StubServer;
beforeEach(async () => void (server = await startStubServer()));
afterEach(() => server.close());

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
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
  order_count: 3,
  wallets: [
    {
      ...{ currency: 'BRL', balance_cents: 2410, held_cents: 0, balance_formatted: 'R$ 24,10' },
      ...{ owed_cents: 0, debts: [] },
    },
  ],
};
const answerUsers = (users: object[], total = users.length) =>
  server.answer('GET /api/v1/admin/users', { headers: { 'X-Total-Count': String(total) }, body: users });

describe('users list', () => {
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
    expect(await terminal.run('users', 'list', '--search', 'mar & co', '--page', '2', '--utc')).toBe(0);
    const url = new URL(server.received[0]!.url, server.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({ search: 'mar & co', page: '2', per_page: '20' });
    expect(terminal.data()).toBe(
      'EMAIL\tROLE\tSTATUS\tVERIFIED\tBALANCE\tORDERS\tCREATED AT\tID\n' +
        'maria@example.com\tCUSTOMER\tactive\tno\t24.10 BRL\t3\t2026-03-10 12:00:00Z\tuser-1',
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
    const terminal = terminalOf({ isTerminal: true });
    await terminal.run('users', 'list');
    expect(terminal.data()).toContain('maria@example.com  CUSTOMER');
  });

  it('prints JSON for programs', async () => {
    answerUsers([maria]);
    const terminal = terminalOf();
    await terminal.run('users', 'list', '--json');
    expect(JSON.parse(terminal.data())).toEqual([maria]);
  });

  it('prints only the fields that are wanted, as JSON too', async () => {
    answerUsers([maria]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', '--fields', 'email,balance')).toBe(0);
    expect(terminal.data()).toBe('EMAIL\tBALANCE\nmaria@example.com\t24.10 BRL');
    const forPrograms = terminalOf();
    await forPrograms.run('users', 'list', '--fields', 'email,balance', '--json');
    expect(JSON.parse(forPrograms.data())).toEqual([
      { email: 'maria@example.com', balance: [{ cents: 2410, currency: 'BRL' }] },
    ]);
  });

  it('names the fields when one is unknown', async () => {
    answerUsers([maria]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', '--fields', 'shoes')).toBe(2);
    expect(terminal.said()).toContain('email, role, status');
  });

  it('prints CSV that no spreadsheet runs', async () => {
    answerUsers([{ ...maria, email: '=HYPERLINK("x")@example.com' }]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', '--csv', '--fields', 'email,role')).toBe(0);
    expect(terminal.data()).toBe(`email,role\n"'=HYPERLINK(""x"")@example.com",CUSTOMER`);
  });

  it('reads every page with --all', async () => {
    const headers = { 'X-Total-Count': '2', 'X-Next-Cursor': 'c1' };
    server.answer('GET /api/v1/admin/users', { headers, body: [maria] });
    const terminal = terminalOf();
    const { connect } = terminal.deps;
    terminal.deps.connect = (connection) => {
      const api = connect(connection);
      api.use({
        onResponse: () =>
          void server.answer('GET /api/v1/admin/users', { headers: { 'X-Total-Count': '2' }, body: [maria] }),
      });
      return api;
    };
    expect(await terminal.run('users', 'list', '--all', '--fields', 'id')).toBe(0);
    expect(terminal.data()).toBe('ID\nuser-1\nuser-1');
    expect(server.received.map(({ url }) => new URL(url, server.url).searchParams.get('cursor'))).toEqual([
      null,
      'c1',
    ]);
  });

  it('shows it again and again with --watch', async () => {
    answerUsers([maria]);
    const terminal = terminalOf({ pauses: 1 });
    expect(await terminal.run('users', 'list', '--watch', '--fields', 'id')).toBe(0);
    expect(terminal.data()).toBe('(cleared)\nID\nuser-1\n(cleared)\nID\nuser-1');
  });

  it('goes on watching when the server was away, later each time, and says so', async () => {
    answerUsers([maria]);
    const terminal = terminalOf({ pauses: 5 });
    const { pause } = terminal.deps;
    let looks = 0;
    terminal.deps.pause = (milliseconds) => {
      looks += 1;
      if (looks === 1) server.answer('GET /api/v1/admin/users', { status: 503 });
      if (looks === 4) answerUsers([maria]);
      return pause(milliseconds);
    };
    expect(await terminal.run('users', 'list', '--watch', '5', '--fields', 'id')).toBe(0);
    expect(terminal.waited).toEqual([5, 1, 2, 4, 5, 5]);
    expect(terminal.said()).toContain('Trying again in 4 s.');
    expect(terminal.said()).toContain('The server answers again.');
    expect(terminal.data()).toBe(Array(3).fill('(cleared)\nID\nuser-1').join('\n'));
  });

  it('does not watch when the first reading fails', async () => {
    server.answer('GET /api/v1/admin/users', { status: 503 });
    expect(await terminalOf({ pauses: 5 }).run('users', 'list', '--watch')).toBe(7);
  });

  it('opens the screen with --web, and prints its address in a pipe', async () => {
    const person = terminalOf({ isTerminal: true });
    expect(await person.run('users', 'list', '--web')).toBe(0);
    expect(person.opened).toEqual([`${server.url}/admin/users`]);
    const pipe = terminalOf();
    await pipe.run('users', 'list', '--web');
    expect(pipe.data()).toBe(`${server.url}/admin/users`);
    expect(server.received).toEqual([]);
  });

  it('says what to do when it needs an administrator', async () => {
    const detail = { code: 'FORBIDDEN', message: 'You do not have permission for this action.' };
    server.answer('GET /api/v1/admin/users', { status: 403, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list')).toBe(4);
    expect(terminal.said()).toContain('torpedo whoami');
  });

  it('says what the log of the server calls a request that failed', async () => {
    const detail = { code: 'INTERNAL_ERROR', message: 'Something went wrong.' };
    const headers = { 'X-Request-Id': '0199aa00-7e57' };
    server.answer('GET /api/v1/admin/users', { status: 500, headers, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list')).toBe(1);
    expect(terminal.said()).toContain('0199aa00-7e57');
    const forPrograms = terminalOf();
    await forPrograms.run('users', 'list', '--json');
    expect(JSON.parse(forPrograms.said())).toEqual({ error: { ...detail, request_id: '0199aa00-7e57' } });
  });

  it('shows which field the server refused', async () => {
    const detail = { code: 'VALIDATION_ERROR', message: 'Invalid data.', fields: { per_page: 'Too large' } };
    server.answer('GET /api/v1/admin/users', { status: 422, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'list', '--per-page', '99')).toBe(2);
    expect(terminal.said()).toContain('per_page: Too large');
  });
});

describe('users show', () => {
  it('shows the account with exactly this address', async () => {
    answerUsers([{ ...maria, email: 'anamaria@example.com' }, maria]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'show', 'Maria@example.com')).toBe(0);
    expect(terminal.data()).toContain('email\tmaria@example.com');
    expect(terminal.data()).toContain('last_login\t-');
  });

  it('says when nobody has it, and how to look', async () => {
    answerUsers([{ ...maria, email: 'anamaria@example.com' }]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'show', 'maria@example.com')).toBe(5);
    expect(terminal.said()).toContain('anamaria@example.com');
  });

  it('shows the account with this id', async () => {
    const id = '0199aa00-0000-7000-8000-000000000001';
    server.answer(`GET /api/v1/admin/users/${id}`, { body: { ...maria, id } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'show', id.toUpperCase(), '--json')).toBe(0);
    expect(JSON.parse(terminal.data())).toMatchObject({ id });
  });

  it('never takes a part of an address for the whole, and names those that have it', async () => {
    answerUsers([{ ...maria, email: 'anamaria@example.com' }, maria]);
    const terminal = terminalOf();
    expect(await terminal.run('users', 'show', 'maria')).toBe(5);
    expect(terminal.said()).toContain('anamaria@example.com, maria@example.com');
  });
});

describe('users teams', () => {
  it('lists each person of the teams with what they may spend and spent', async () => {
    const person = { name: null, role: 'buyer', warns_owner: true, currency: 'BRL', numbers: 2 };
    const team = { account_id: 'user-2', name: 'Loja do Bairro', role: 'buyer', currency: 'BRL' };
    const people = [
      { ...person, user_id: 'user-1', email: maria.email, monthly_budget_cents: 5000, spent_cents: 878 },
      {
        ...person,
        user_id: 'user-3',
        email: 'rafael@example.com',
        monthly_budget_cents: null,
        spent_cents: 0,
      },
    ].map((each) => ({ ...each, last_used_at: null }));
    answerUsers([maria]);
    server.answer('GET /api/v1/admin/users/user-1', { body: { ...maria, teams: [{ ...team, people }] } });
    const terminal = terminalOf();
    expect(await terminal.run('users', 'teams', maria.email)).toBe(0);
    const [first, second] = terminal.data().trim().split('\n').slice(-2);
    expect(first).toMatch(/^Loja do Bairro\tmaria@example\.com\tbuyer\t.*50[.,]00.*8[.,]78.*\t2\t-$/);
    expect(second).toMatch(/^Loja do Bairro\trafael@example\.com\tbuyer\t-\t/);
  });
});
