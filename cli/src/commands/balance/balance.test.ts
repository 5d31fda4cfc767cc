import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  const wallets = [
    { currency: 'BRL', balance_cents: 2410, held_cents: 90, owed_cents: 0, debts: [] },
    {
      currency: 'USD',
      balance_cents: 0,
      held_cents: 0,
      owed_cents: 878,
      debts: [{ id: 'd-1', open_cents: 878 }],
    },
  ];
  server.answer('GET /api/v1/admin/users', { body: [{ id: 'user-1', email: 'maria@example.com', wallets }] });
});
afterEach(() => server.close());

const terminalOf = (options: Parameters<typeof testTerminal>[0] = {}) =>
  testTerminal({
    ...options,
    profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });

describe('balance show', () => {
  it('shows each wallet', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('balance', 'show', 'maria@example.com')).toBe(0);
    expect(terminal.data()).toBe(
      [
        'CURRENCY\tAVAILABLE\tHELD\tOWED\tDEBTS',
        'BRL\t24.10 BRL\t0.90 BRL\t0.00 BRL\t-',
        'USD\t0.00 USD\t0.00 USD\t8.78 USD\td-1',
      ].join('\n'),
    );
  });
});

describe('balance waive', () => {
  const ROUTE = 'POST /api/v1/admin/users/user-1/debts/d-1/waive';
  const waived = { debt_id: 'd-1', user_id: 'user-1', currency: 'USD', waived_cents: 878, owed_cents: 0 };
  const args = ['balance', 'waive', 'maria@example.com', '--reason', 'The bank erred'];

  it('gives up the one debt there is, once its customer is typed', async () => {
    server.answer(ROUTE, { body: waived });
    const terminal = terminalOf({ answers: ['maria@example.com'] });
    expect(await terminal.run(...args)).toBe(0);
    expect(JSON.parse(server.received.at(-1)!.body)).toEqual({ reason: 'The bank erred' });
    expect(terminal.data()).toContain('waived\t8.78 USD');
    expect(terminal.said()).toContain('maria@example.com no longer owes 8.78 USD.');
  });

  it.each([
    ['another one is named', ['d-2'], ['d-1'], 5, 'has no such open debt'],
    ['there are several and none is named', [], ['d-1', 'd-3'], 2, 'd-1, d-3'],
  ])('sends nothing where %s', async (_case, named, ids, exit, said) => {
    const debts = ids.map((id) => ({ id, open_cents: 439 }));
    const wallets = [{ currency: 'BRL', balance_cents: 0, held_cents: 0, owed_cents: 878, debts }];
    server.answer('GET /api/v1/admin/users', {
      body: [{ id: 'user-1', email: 'maria@example.com', wallets }],
    });
    const terminal = terminalOf();
    expect(await terminal.run(...args, '--yes', ...named)).toBe(exit);
    expect(terminal.said()).toContain(said);
    expect(server.received.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe.each([
  ['credit', 2500, 'Added to maria@example.com'],
  ['debit', -2500, 'Taken from maria@example.com'],
])('balance %s', (verb, amount_cents, said) => {
  const adjusted = {
    ...{ adjustment_id: 'a-1', user_id: 'user-1', currency: 'BRL', amount_cents },
    ...{ balance_cents: 4910, held_cents: 0, balance_formatted: 'R$ 49,10' },
  };
  const ROUTE = 'POST /api/v1/admin/users/user-1/adjustments';

  it('sends a signed adjustment with its reason and a key of its own', async () => {
    server.answer(ROUTE, { status: 201, body: adjusted });
    const terminal = terminalOf();
    expect(await terminal.run('balance', verb, 'maria@example.com', '25,00', '--reason', 'goodwill')).toBe(0);
    const request = server.received.at(-1)!;
    expect(request.headers).toMatchObject({ 'idempotency-key': 'key-1', cookie: 'torpedo_session=t0ken' });
    expect(JSON.parse(request.body)).toEqual({ amount_cents, currency: 'BRL', reason: 'goodwill' });
    expect(terminal.data()).toContain('balance\t49.10 BRL');
    expect(terminal.said()).toBe(`${said}; the new balance is R$ 49,10.`);
  });

  it('takes another currency and prints JSON', async () => {
    server.answer(ROUTE, { status: 201, body: adjusted });
    const terminal = terminalOf();
    const args = ['maria@example.com', '25', '--reason', 'goodwill', '--currency', 'USD', '--json'];
    expect(await terminal.run('balance', verb, ...args)).toBe(0);
    expect(JSON.parse(server.received.at(-1)!.body)).toMatchObject({ currency: 'USD' });
    expect(JSON.parse(terminal.data())).toEqual(adjusted);
  });

  it.each([
    ['without a reason', ['maria@example.com', '25']],
    ['without an amount', ['maria@example.com', '--reason', 'x']],
    ['with an amount that could be two', ['maria@example.com', '1.000', '--reason', 'x']],
    ['in an unknown currency', ['maria@example.com', '25', '--reason', 'x', '--currency', 'GBP']],
  ])('asks the server nothing %s', async (_case, args) => {
    expect(await terminalOf({ canAsk: false }).run('balance', verb, ...args)).toBe(2);
    expect(server.received).toHaveLength(0);
  });

  it('fails in the server’s words', async () => {
    const detail = { code: 'INSUFFICIENT_BALANCE', message: 'Insufficient balance.' };
    server.answer(ROUTE, { status: 402, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('balance', verb, 'maria@example.com', '25', '--reason', 'x')).toBe(1);
    expect(terminal.said()).toContain('Insufficient balance.');
    expect(terminal.said()).toContain('torpedo balance show');
    expect(terminal.data()).toBe('');
  });

  it('says once what the server says of the amount, too', async () => {
    const message = 'The balance is too low for this debit';
    const detail = { code: 'INSUFFICIENT_BALANCE', message, fields: { amount_cents: message } };
    server.answer(ROUTE, { status: 402, body: { detail } });
    const terminal = terminalOf();
    expect(await terminal.run('balance', verb, 'maria@example.com', '25', '--reason', 'x')).toBe(1);
    expect(terminal.said().split(message)).toHaveLength(2);
  });

  it('asks for the reason where a person can answer', async () => {
    server.answer(ROUTE, { status: 201, body: adjusted });
    const terminal = terminalOf({ answers: ['goodwill'] });
    expect(await terminal.run('balance', verb, 'maria@example.com', '25')).toBe(0);
    expect(JSON.parse(server.received.at(-1)!.body)).toMatchObject({ reason: 'goodwill' });
  });

  it('asks for the password where the server wants to be sure, and goes on', async () => {
    const detail = { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirm that it is you.' };
    server.answer(ROUTE, { status: 403, body: { detail } });
    server.answer('POST /api/v1/users/me/sessions/confirm', { body: { message: 'Confirmed.' } });
    const terminal = terminalOf({ answers: ['Secret1!'] });
    const { askSecret } = terminal.deps.prompts;
    terminal.deps.prompts.askSecret = (question, instead) => {
      server.answer(ROUTE, { status: 201, body: adjusted });
      return askSecret(question, instead);
    };
    expect(await terminal.run('balance', verb, 'maria@example.com', '25', '--reason', 'x')).toBe(0);
    expect(server.received.map(({ url }) => url.split('/').at(-1))).toEqual([
      ...[expect.stringContaining('users?'), 'adjustments', 'confirm', 'adjustments'],
    ]);
    expect(JSON.parse(server.received[2]!.body)).toEqual({ password: 'Secret1!' });
  });

  it('asks for the code too where the account has a second step', async () => {
    const refuse = (code: string) => ({ body: { detail: { code, message: 'Confirm that it is you.' } } });
    server.answer(ROUTE, { status: 403, ...refuse('REAUTHENTICATION_REQUIRED') });
    server.answer('POST /api/v1/users/me/sessions/confirm', {
      status: 401,
      ...refuse('TWO_FACTOR_REQUIRED'),
    });
    const terminal = terminalOf({ answers: ['Secret1!', '123456'] });
    const { ask } = terminal.deps.prompts;
    terminal.deps.prompts.ask = (question, instead) => {
      server.answer('POST /api/v1/users/me/sessions/confirm', { body: { message: 'Confirmed.' } });
      server.answer(ROUTE, { status: 201, body: adjusted });
      return ask(question, instead);
    };
    expect(await terminal.run('balance', verb, 'maria@example.com', '25', '--reason', 'x')).toBe(0);
    const proof = server.received.findLast(({ url }) => url.endsWith('confirm'));
    expect(JSON.parse(proof!.body)).toEqual({ password: 'Secret1!', otp_code: '123456' });
  });

  it('ends as not signed in, with the way for scripts, where no person can confirm that it is them', async () => {
    const detail = { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirm that it is you.' };
    server.answer(ROUTE, { status: 403, body: { detail } });
    const terminal = terminalOf({ canAsk: false });
    expect(await terminal.run('balance', verb, 'maria@example.com', '25', '--reason', 'x')).toBe(3);
    expect(terminal.said()).toContain('torpedo login');
    expect(terminal.said()).toContain('torpedo tokens create');
  });

  it('only tries it with --dry-run, and writes money as money', async () => {
    const change = { action: 'balance_adjusted', entity_type: 'user', entity_id: 'user-1' };
    server.answer(ROUTE, {
      headers: { 'Content-Type': 'application/vnd.torpedo.trial+json' },
      body: {
        dry_run: true,
        warnings: [],
        changes: [
          {
            ...change,
            before: { currency: 'USD', balance_cents: 2410 },
            after: { currency: 'USD', balance_cents: 4910 },
          },
        ],
      },
    });
    const terminal = terminalOf();
    const args = ['maria@example.com', '25', '--reason', 'x', '--dry-run'];
    expect(await terminal.run('balance', verb, ...args)).toBe(0);
    expect(server.received.at(-1)!.headers['x-dry-run']).toBe('true');
    expect(terminal.data()).toBe('WHAT\tFIELD\tBEFORE\tAFTER\nuser user-1\tbalance\t24.10 USD\t49.10 USD');
    expect(terminal.said()).toContain('Nothing was changed.');
  });

  it('fails loudly when the server takes no dry runs', async () => {
    server.answer(ROUTE, { status: 201, body: adjusted });
    const terminal = terminalOf();
    expect(await terminal.run('balance', verb, 'maria@example.com', '25', '--reason', 'x', '--dry-run')).toBe(
      1,
    );
    expect(terminal.said()).toContain('The server made the change');
  });
});
