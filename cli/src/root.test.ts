import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { buildRoot } from './root.js';
import { testTerminal } from './testing/test-terminal.js';

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent)} ${command.name()}`.trim() : '';

describe('the command line', () => {
  const commands = leaves(buildRoot(testTerminal().deps));

  it('has these commands', () => {
    expect(commands.map(nameOf)).toEqual([
      'login',
      'logout',
      'whoami',
      'users list',
      'users show',
      'balance show',
      'balance credit',
      'balance debit',
      'sessions end',
    ]);
  });

  it.each(commands.map((command) => [nameOf(command), command] as const))(
    'says what %s does',
    (_name, command) => {
      expect(command.description()).not.toBe('');
      for (const option of command.options) expect(option.description).not.toBe('');
    },
  );

  it('prints help as data and succeeds', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('--help')).toBe(0);
    expect(terminal.data()).toContain('torpedo login');
    expect(terminal.said()).toBe('');
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
