import { InvalidArgumentError } from 'commander';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';
import { parseAmount } from './amount.js';

describe('an amount', () => {
  it.each([
    ['25', 2500],
    ['25.5', 2550],
    ['25,05', 2505],
    [' 0.01 ', 1],
    ['9999999.99', 999_999_999],
  ])('%j is %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  it.each(['', '0', '0,00', '-1', '1.000', '1.000,00', '1e3', '10,005', '12345678', 'ten'])(
    '%j is refused',
    (text) => {
      expect(() => parseAmount(text)).toThrow(InvalidArgumentError);
    },
  );
});

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  const wallets = [
    { currency: 'BRL', balance_cents: 2410, held_cents: 90, balance_formatted: 'R$ 24,10' },
    { currency: 'USD', balance_cents: 400, held_cents: 0, balance_formatted: '$ 4,00' },
  ];
  server.answer('GET /api/v1/admin/users', { body: [{ id: 'user-1', email: 'maria@example.com', wallets }] });
});
afterEach(() => server.close());

const terminalOf = () =>
  testTerminal({
    credentials: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' },
  });

describe('balance show', () => {
  it('shows each wallet', async () => {
    const terminal = terminalOf();
    expect(await terminal.run('balance', 'show', 'maria@example.com')).toBe(0);
    expect(terminal.data()).toBe('CURRENCY\tAVAILABLE\tHELD\nBRL\t24.10\t0.90\nUSD\t4.00\t0.00');
  });
});

describe.each([
  ['credit', 2500, 'Added to maria@example.com'],
  ['debit', -2500, 'Taken from maria@example.com'],
])('balance %s', (verb, amount_cents, said) => {
  const adjusted = { adjustment_id: 'a-1', amount_cents, balance_cents: 4910, balance_formatted: 'R$ 49,10' };
  const ROUTE = 'POST /api/v1/admin/users/user-1/adjustments';

  it('sends a signed adjustment with its reason and a key of its own', async () => {
    server.answer(ROUTE, { status: 201, body: adjusted });
    const terminal = terminalOf();
    expect(await terminal.run('balance', verb, 'maria@example.com', '25,00', '--reason', 'goodwill')).toBe(0);
    const request = server.received.at(-1)!;
    expect(request.headers).toMatchObject({ 'idempotency-key': 'key-1', cookie: 'torpedo_session=t0ken' });
    expect(JSON.parse(request.body)).toEqual({ amount_cents, currency: 'BRL', reason: 'goodwill' });
    expect(terminal.data()).toBe('R$ 49,10');
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
    expect(await terminalOf().run('balance', verb, ...args)).toBe(2);
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
});
