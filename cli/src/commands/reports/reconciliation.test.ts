import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const AT = '2026-03-10T12:00:00.000Z';
const DIFFERENCE = {
  ...{ id: 'd-1', check: 'charges', code: 'number_unknown', subject: 'primary:42', party: 'primary' },
  ...{ day: '2026-03-10', currency: 'USD', amount_micros: -405_800, evidence: { charged_micros: 405_800 } },
  ...{ state: 'open', found_at: AT, seen_at: AT, ended_at: null, reason: null },
  ...{ accepted_as: null, accepted_by: null, accepted_by_email: null },
};
const RUN = { id: 'r-1', started_at: AT, started_by: null };
const SEAL = { day: '2026-03-09', entries: 7, digest: 'ab12', sealed_at: AT };
const REPORTS = '/api/v1/admin/reports';

let server: StubServer;
beforeEach(async () => void (server = await startStubServer()));
afterEach(() => server.close());

const terminalOf = () =>
  testTerminal({ profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' } });
const sent = () => JSON.parse(server.received.at(-1)!.body) as unknown;

describe('the books', () => {
  it('are compared now, and what differs is listed with its amount', async () => {
    server.answer(`POST ${REPORTS}/reconciliation/run`, { body: { ...RUN, ended_at: null, results: [] } });
    const result = { check: 'topups', party: 'PIX', compared: null, found: 0, gone: 0, problem: 'HTTP 503' };
    const last_run = { ...RUN, ended_at: AT, results: [result] };
    server.answer(`GET ${REPORTS}/books`, {
      body: { accounts: [], owed: [], open: [], last_run, last_seal: null },
    });
    server.answer(`GET ${REPORTS}/reconciliation`, {
      body: { items: [DIFFERENCE], total: 1, total_is_estimated: false, next_cursor: null },
    });
    const terminal = terminalOf();
    expect(await terminal.run('reports', 'reconciliation', '--run', '--fields', 'code,subject,amount')).toBe(
      0,
    );
    expect(terminal.data()).toBe('CODE\tSUBJECT\tAMOUNT\nnumber_unknown\tprimary:42\t-0.4058 USD');
    expect(terminal.said()).toContain('topups PIX could not be compared: HTTP 503');
  });

  it('take a difference as a loss, with a reason', async () => {
    const accepted = { ...DIFFERENCE, state: 'accepted', accepted_as: 'loss', reason: 'By hand' };
    server.answer(`POST ${REPORTS}/reconciliation/d-1/accept`, { body: accepted });
    const terminal = terminalOf();
    expect(await terminal.run('reports', 'accept', 'd-1', '--as', 'loss', '--reason', 'By hand')).toBe(0);
    expect(sent()).toEqual({ as: 'loss', reason: 'By hand' });
    expect(terminal.said()).toContain('primary:42 is accepted as a loss');
  });

  it.each([
    ['250', 250_000_000],
    ['12,5', 12_500_000],
  ])('take a payment of %s', async (amount, amount_micros) => {
    const account = { account: 'provider:primary', currency: 'USD', balance_micros: amount_micros };
    server.answer(`POST ${REPORTS}/books/payments`, { body: account });
    const options = ['--currency', 'USD', '--reason', 'Invoice 7'];
    expect(await terminalOf().run('reports', 'record-payment', 'provider:primary', amount, ...options)).toBe(
      0,
    );
    expect(sent()).toEqual({
      account: 'provider:primary',
      currency: 'USD',
      amount_micros,
      reason: 'Invoice 7',
    });
  });

  it('say which sealed days were changed', async () => {
    const changed = [{ day: '2026-03-09', sealed_entries: 7, entries: 7 }];
    server.answer(`POST ${REPORTS}/books/verify`, {
      body: { days: 3, entries: 21, changed, last_seal: SEAL },
    });
    const terminal = terminalOf();
    expect(await terminal.run('reports', 'verify-chain')).toBe(0);
    expect(terminal.said()).toContain('Changed since it was sealed: 2026-03-09');
  });

  it('show their accounts, and what customers owe beside the data', async () => {
    const accounts = [{ account: 'provider:primary', currency: 'USD', balance_micros: 4_998_782_600 }];
    const owed = [{ currency: 'BRL', owed_cents: 878, wallets: 2 }];
    server.answer(`GET ${REPORTS}/books`, {
      body: { accounts, owed, open: [], last_run: null, last_seal: SEAL },
    });
    const terminal = terminalOf();
    expect(await terminal.run('reports', 'books')).toBe(0);
    expect(terminal.data()).toBe('ACCOUNT\tBALANCE\nprovider:primary\t4998.7826 USD');
    expect(terminal.said()).toContain('Customers owe 8.78 BRL since chargebacks, in 2 wallets.');
  });
});
