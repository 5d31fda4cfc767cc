import { Argument, type Command } from 'commander';
import type { Schemas } from '@torpedo/api-client';
import { parseAmount } from '../../command/amount.js';
import { reasonedCommand } from '../../command/change.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import { BALANCE_FACTS, currencyOption, type WalletOptions } from './adjustment.js';

interface Options extends WalletOptions {
  expected?: number | undefined;
}

const parseBalance = (text: string): number => (/^0+(?:[.,]0{1,2})?$/.test(text) ? 0 : parseAmount(text));

export default reasonedCommand<User, Schemas['AdjustedBalanceDto'], [string, number], Options>({
  examples: ['torpedo balance set maria@example.com 0 --expected 24.10 --reason "Account closed, paid out"'],
  build(command: Command) {
    command
      .argument(...USER_ARGUMENT)
      .addArgument(new Argument('<balance>', 'what can be spent then, like 25.50').argParser(parseBalance))
      .addOption(currencyOption())
      .option('--expected <balance>', 'change nothing unless it is this one now', parseBalance);
  },
  find: (task, [user]) => findUser(task, user),
  send: ({ api }, { target, args, options: { currency, expected }, reason }) =>
    api.PATCH('/api/v1/admin/users/{id}/balance', {
      params: { path: { id: target.id } },
      body: { balance_cents: args[1], currency, reason, expected_balance_cents: expected },
    }),
  columns: BALANCE_FACTS,
  done: ({ balance_formatted }, { target }) => `The balance of ${target.email} is ${balance_formatted}.`,
});
