import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const token = {
  ...{ id: 't-1', name: 'Night report', permissions: ['reports.read'], prefix: 'torpedo_staff_Zk3xQ9' },
  ...{ maker: { id: 'u-1', email: 'me@example.com' }, created_at: '2026-03-10T12:00:00.000Z' },
  ...{ expires_at: '2026-04-09T12:00:00.000Z', last_used_at: null },
};

let server: StubServer;
beforeEach(async () => void (server = await startStubServer()));
afterEach(() => server.close());

const terminalOf = () =>
  testTerminal({ profile: { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' } });

describe('tokens', () => {
  it('are made with what they may do and for how long, and shown once', async () => {
    server.answer('POST /api/v1/admin/tokens', { status: 201, body: { ...token, token: 'torpedo_staff_1' } });
    const terminal = terminalOf();
    const args = ['--may', 'reports.read', 'users.read', '--days', '90', '--fields', 'token,maker'];
    expect(await terminal.run('tokens', 'create', 'Night report', ...args)).toBe(0);
    expect(JSON.parse(server.received.at(-1)!.body)).toEqual({
      ...{ name: 'Night report', permissions: ['reports.read', 'users.read'], expires_in_days: 90 },
    });
    expect(terminal.data()).toBe('token\ttorpedo_staff_1\nmaker\tme@example.com');
    expect(terminal.said()).toContain('TORPEDO_TOKEN');
  });

  it('are not made without a permission', async () => {
    expect(await terminalOf().run('tokens', 'create', 'Night report')).toBe(2);
  });

  it('are listed without their secret', async () => {
    const body = { items: [token], total: 1, total_is_estimated: false, next_cursor: null };
    server.answer('GET /api/v1/admin/tokens', { body });
    const terminal = terminalOf();
    expect(await terminal.run('tokens', 'list', '--fields', 'name,permissions,id')).toBe(0);
    expect(terminal.data()).toBe('NAME\tPERMISSIONS\tID\nNight report\treports.read\tt-1');
  });

  it('are revoked with the reason', async () => {
    server.answer('DELETE /api/v1/admin/tokens/t-1', { status: 204 });
    expect(await terminalOf().run('tokens', 'revoke', 't-1', '--reason', 'Leaked')).toBe(0);
    expect(server.received.at(-1)!.url).toBe('/api/v1/admin/tokens/t-1?reason=Leaked');
  });

  it('sign in from the environment, and say for whom', async () => {
    const detail = { code: 'STAFF_TOKEN_NOT_ALLOWED', message: 'Not with a token.' };
    server.answer('GET /api/v1/users/me', { status: 403, body: { detail } });
    const rights = { email: 'me@example.com', role: 'ADMIN', permissions: [], grantable: [], token };
    server.answer('GET /api/v1/admin/rights', { body: rights });
    const terminal = testTerminal({
      env: { TORPEDO_SERVER: server.url, TORPEDO_TOKEN: 'torpedo_staff_1' },
    });
    expect(await terminal.run('whoami', '--fields', 'email')).toBe(0);
    expect(server.received[0]?.headers.authorization).toBe('Bearer torpedo_staff_1');
    expect(terminal.data()).toBe('email\ttoken Night report of me@example.com');
  });
});
