import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue.js';
import { describeCommands } from './command-facts.js';
import { SHELLS } from './completion.js';
import { manualPage, markdownReference } from './generate.js';

const commands = describeCommands(CATALOGUE);

describe('completion in bash', () => {
  /** The choices that bash offers after these words; the last word is not finished. */
  function completed(...words: string[]): string[] {
    const line = ['torpedo', ...words].map((word) => `'${word}'`).join(' ');
    const script = `torpedo() { printf '%s\\n' HEADING "of-$1" other; }
      ${SHELLS.bash(CATALOGUE)}
      COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _torpedo; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean);
  }

  it.each([
    [['us'], ['users']],
    [
      ['profiles', ''],
      ['list', 'use', 'remove'],
    ],
    [['users', 'list', '--ro'], ['--role']],
    [
      ['users', 'list', '--role', ''],
      ['CUSTOMER', 'MANAGER', 'ADMIN'],
    ],
    [['balance', 'credit', 'maria@example.com', '25', '--cur'], ['--currency']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['settings', 'set', 'of'], ['of-settings']],
    [['providers', 'pause', 'of'], ['of-providers']],
    [['products', 'sync', '--provider', 'of'], ['of-providers']],
    [
      ['whoami', '--profile', ''],
      ['of-profiles', 'other'],
    ],
    [['--profile', 'shop', 'us'], ['users']],
    [['settings', 'set', '--time'], ['--timeout']],
    [['categories', 'create', 'of'], []],
    [['balance', 'credit', '--file', '/etc/host'], expect.arrayContaining(['/etc/hosts']) as string[]],
    [['nonsense', ''], []],
  ])('after %j offers %j', (words, offered) => {
    expect(completed(...words)).toEqual(offered);
  });
});

it.each(['zsh', 'fish'] as const)('completion in %s knows every command', (shell) => {
  const script = SHELLS[shell](CATALOGUE);
  for (const { name } of commands) expect(script).toContain(name.split(' ').at(-1));
});

it('the manual and the reference tell of every command with its options', () => {
  const manual = manualPage(commands, '1.0.0').replaceAll('\\-', '-');
  const reference = markdownReference(commands);
  for (const { name, options } of commands) {
    expect(manual).toContain(`.SS ${name}\n`);
    expect(reference).toContain(`### ${name}\n`);
    for (const { flags } of options) expect(manual).toContain(flags);
  }
});

it('no line of the manual is taken for a command of troff', () => {
  const known = /^\.(TH|SH|SS|PP|TP|B|I|EX|EE)\b/;
  const strange = manualPage(commands, '1.0.0')
    .split('\n')
    .filter((line) => /^[.']/.test(line) && !known.test(line));
  expect(strange).toEqual([]);
});
