import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

const OF_MARIA = 'POST /api/v1/admin/users/user-1/sessions/revoke-all';
const OF_EVERYBODY = 'POST /api/v1/admin/sessions/revoke-all';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  server.answer('GET /api/v1/admin/users', { body: [{ id: 'user-1', email: 'maria@example.com' }] });
  server.answer(OF_MARIA, { body: { ended: 2 } });
  server.answer(OF_EVERYBODY, { body: { ended: 41 } });
});
afterEach(() => server.close());

const terminalOf = (answers: string[] = [], email = 'me@example.com') =>
  testTerminal({ answers, profile: { server: server.url, email, cookie: 'torpedo_session=t0ken' } });
const asked = () => server.received.map(({ method, url }) => `${method} ${url.split('?', 1)[0]}`);
const sent = () => JSON.parse(server.received.at(-1)!.body) as unknown;

describe('sessions end <email>', () => {
  it('ends those of the account, with the reason for the audit', async () => {
    const terminal = terminalOf();
    const args = ['maria@example.com', '--reason', 'stolen notebook'];
    expect(await terminal.run('sessions', 'end', ...args)).toBe(0);
    expect(asked().at(-1)).toBe(OF_MARIA);
    expect(sent()).toEqual({ reason: 'stolen notebook' });
    expect(terminal.data()).toBe('ended\t2');
    expect(terminal.said()).toBe('Sessions of maria@example.com that were ended: 2.');
  });

  it('revokes the API keys too with --api-keys', async () => {
    server.answer(OF_MARIA, { body: { ended: 2, api_keys_revoked: 1 } });
    const terminal = terminalOf();
    expect(await terminal.run('sessions', 'end', 'maria@example.com', '--api-keys')).toBe(0);
    expect(sent()).toEqual({ revoke_api_keys: true });
    expect(terminal.said()).toContain('API keys that were revoked: 1.');
  });

  it('says when it was the own account', async () => {
    const terminal = terminalOf([], 'maria@example.com');
    await terminal.run('sessions', 'end', 'maria@example.com', '--json');
    expect(JSON.parse(terminal.data())).toEqual({ ended: 2 });
    expect(terminal.said()).toContain('torpedo login');
  });
});

describe('sessions end --all', () => {
  it('asks for the word, then ends everybody’s and says that it was one’s own too', async () => {
    const terminal = terminalOf(['everybody']);
    expect(await terminal.run('sessions', 'end', '--all')).toBe(0);
    expect(asked()).toEqual([OF_EVERYBODY]);
    expect(terminal.said()).toContain(`On ${server.url} (profile test, me@example.com)`);
    expect(terminal.data()).toBe('ended\t41');
    expect(terminal.said()).toContain('torpedo login');
  });

  it.each([
    [['yes'], 1],
    [[], 130],
  ])('ends nothing when %j is typed, with exit %i', async (answers, exitCode) => {
    const terminal = terminalOf(answers);
    expect(await terminal.run('sessions', 'end', '--all')).toBe(exitCode);
    expect(terminal.said()).toContain('Cancelled.');
    expect(asked()).toEqual([]);
  });

  it('does not ask with --yes', async () => {
    expect(await terminalOf().run('sessions', 'end', '--all', '--yes', '--reason', 'leaked secret')).toBe(0);
    expect(sent()).toEqual({ reason: 'leaked secret' });
  });
});

it.each([[['--yes']], [['maria@example.com', '--all', '--yes']]])(
  'sessions end %j asks the server nothing, because it is not clear whose',
  async (args) => {
    const terminal = terminalOf();
    expect(await terminal.run('sessions', 'end', ...args)).toBe(2);
    expect(terminal.said()).toContain('--all');
    expect(asked()).toEqual([]);
  },
);
