import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.js';
import { describeCommands } from './reference/command-facts.js';
import { startStubServer } from './testing/stub-server.js';
import { testTerminal } from './testing/test-terminal.js';

describe('the command line', () => {
  it('says of every command and option what it does, with an example that begins as it is called', () => {
    for (const { name, summary, options, arguments: args, examples } of describeCommands(CATALOGUE)) {
      expect(summary, name).not.toBe('');
      for (const { description } of [...options, ...args]) expect(description, name).not.toBe('');
      expect(examples.length, name).toBeGreaterThan(0);
      for (const example of examples) expect(example).toContain(`torpedo ${name}`);
    }
  });

  it('fits its help into 80 columns', async () => {
    const terminal = testTerminal();
    await terminal.run('--help');
    for (const line of terminal.data().split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it.each([[['--help']], [['users', 'list', '--help']], [['orders', 'export', '--help']]])(
    'fits its help into 40 columns: %j',
    async (args) => {
      const terminal = testTerminal({ width: 40 });
      await terminal.run(...args);
      for (const line of terminal.data().split('\n')) expect(line.length, line).toBeLessThanOrEqual(40);
    },
  );

  it.each([
    [['--profile', 'shop', 'whoami']],
    [['whoami', '--profile', 'shop']],
    [['--timeout=5', '--profile=shop', 'whoami']],
  ])('takes what every command takes anywhere: %j', async (args) => {
    const server = await startStubServer();
    server.answer('GET /api/v1/users/me', { body: { email: 'me@example.com' } });
    const profile = { server: server.url, email: 'me@example.com', cookie: 'torpedo_session=shop' };
    const here = { ...profile, cookie: 'torpedo_session=here' };
    const terminal = testTerminal({ profiles: { current: 'here', byName: { here, shop: profile } } });
    expect(await terminal.run(...args)).toBe(0);
    expect(server.received[0]?.headers.cookie).toBe('torpedo_session=shop');
    await server.close();
  });

  it('prints help as data and succeeds', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('--help')).toBe(0);
    expect(terminal.data()).toContain('torpedo login');
    expect(terminal.said()).toBe('');
  });

  it('runs what a group stands for where only the group is named', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('profiles', '--json')).toBe(0);
    expect(JSON.parse(terminal.data())).toEqual([]);
  });

  it('prints its version', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('--version')).toBe(0);
    expect(terminal.data()).toMatch(/^\d+\.\d+\.\d+/);
  });

  it.each([[['nonsense']], [['users', 'nonsense']], [['users', 'show']], [[]], [['balance']]])(
    'is wrong usage, with help, for %j',
    async (args) => {
      const terminal = testTerminal();
      expect(await terminal.run(...args)).toBe(2);
      expect(terminal.said()).toMatch(/help/);
      expect(terminal.data()).toBe('');
    },
  );
});
