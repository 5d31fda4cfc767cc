import { expect, it } from 'vitest';
import { testTerminal } from './testing/test-terminal.js';

it.each([
  [['users', 'list', '--role', 'BOSS'], '--role cannot be “BOSS”. It is one of CUSTOMER, MANAGER, ADMIN.'],
  [['open', 'nope'], '<screen> cannot be “nope”. It is one of overview,'],
  [['balance', 'debit', 'maria@example.com', '-5', '--reason', 'x'], 'It cannot be negative.'],
  [['balance', 'debit', 'maria@example.com', '12345678', '--reason', 'x'], 'It is too large.'],
  [['gateways', 'webhook'], '<code> is missing.'],
  [['users', 'list', '--nonsense'], 'There is no option --nonsense.'],
  [['nonsense'], 'There is no command nonsense.'],
  [['reports', 'revenue', '--from', '2026-02-31'], '--from cannot be “2026-02-31”.'],
  [['reports', 'sales', '--from', '2026-11-30', '--to', '2026-11-01'], '--to is before --from.'],
  [['orders', 'list', '--from', '2026-11-30', '--to', '2026-11-01'], '--to is before --from.'],
])('says in a sentence what is wrong with %j', async (args, words) => {
  const terminal = testTerminal();
  expect(await terminal.run(...args)).toBe(2);
  expect(terminal.said()).toContain(words);
  expect(terminal.said()).not.toMatch(/command-argument|is invalid/);
});
