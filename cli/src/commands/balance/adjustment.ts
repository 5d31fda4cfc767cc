import { Argument, type Command } from 'commander';
import type { Schemas } from '@torpedo/api-client';
import { CURRENCIES, parseAmount, type Currency } from '../../command/amount.js';
import { reasonedCommand } from '../../command/change.js';
import { money, text, type Columns } from '../../command/columns.js';
import type { Definition } from '../../command/definition.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import { choice, type ChangeOptions } from '../../command/options.js';

export interface WalletOptions extends ChangeOptions {
  currency: Currency;
}

export const currencyOption = () =>
  choice('--currency <currency>', 'which wallet', CURRENCIES).default('BRL');

type Balance = Schemas['AdjustedBalanceDto'];

export const BALANCE_FACTS: Columns<Balance> = {
  changed_by: money(({ amount_cents: cents, currency }) => ({ cents, currency })),
  balance: money(({ balance_cents: cents, currency }) => ({ cents, currency })),
  held: money(({ held_cents: cents, currency }) => ({ cents, currency })),
  user_id: text(({ user_id }) => user_id),
  adjustment_id: text(({ adjustment_id }) => adjustment_id),
};

export function addAmount(command: Command, description: string): Command {
  return command
    .argument(...USER_ARGUMENT)
    .addArgument(new Argument('<amount>', description).argParser(parseAmount))
    .addOption(currencyOption());
}

/** A command that adds money or takes it. */
export function adjustmentCommand(sign: 1 | -1, done: string, examples: readonly string[]): Definition {
  return reasonedCommand<User, Balance, [string, number], WalletOptions>({
    examples,
    build: (command) => void addAmount(command, 'like 25 or 25.50'),
    find: (task, [user]) => findUser(task, user),
    send({ api, deps }, { target, args, options: { currency }, reason }) {
      const amount_cents = sign * args[1];
      return api.POST('/api/v1/admin/users/{id}/adjustments', {
        params: { path: { id: target.id }, header: { 'Idempotency-Key': deps.newKey() } },
        body: { amount_cents, currency, reason },
      });
    },
    columns: BALANCE_FACTS,
    done: ({ balance_formatted }, { target }) =>
      `${done} ${target.email}; the new balance is ${balance_formatted}.`,
  });
}
