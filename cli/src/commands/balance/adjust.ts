import { bodyOf } from '@torpedo/api-client';
import { Argument, Command, Option } from 'commander';
import { signedIn, type Deps } from '../../deps.js';
import { JSON_OPTION, printJson, type OutputOptions } from '../../output.js';
import { findUser } from '../users/find-user.js';
import { CURRENCIES, parseAmount, type Currency } from './amount.js';

type Direction = 'credit' | 'debit';

export interface AdjustOptions extends OutputOptions {
  reason: string;
  currency: Currency;
}

/** What one adjustment is about. */
export interface Adjustment extends AdjustOptions {
  direction: Direction;
  email: string;
  /** Cents, positive. */
  amountCents: number;
}

const WORDS: Record<Direction, { description: string; done: string; example: string }> = {
  credit: {
    description: 'Add money to a wallet',
    done: 'Added to',
    example: '$ torpedo balance credit maria@example.com 25.00 --reason "goodwill"',
  },
  debit: {
    description: 'Take money from a wallet, never more than can be spent',
    done: 'Taken from',
    example: '$ torpedo balance debit maria@example.com 25.00 --reason "paid out by hand"',
  },
};

export function buildAdjust(deps: Deps, direction: Direction, run = runAdjust): Command {
  const words = WORDS[direction];
  return new Command(direction)
    .description(words.description)
    .argument('<email>', 'e-mail address of the account')
    .addArgument(new Argument('<amount>', 'like 25 or 25.50').argParser(parseAmount))
    .requiredOption('--reason <text>', 'why; it is kept in the audit')
    .addOption(new Option('--currency <currency>', 'which wallet').choices(CURRENCIES).default('BRL'))
    .option(...JSON_OPTION)
    .addHelpText('after', `\nExample:\n  ${words.example}`)
    .action((email: string, amountCents: number, options: AdjustOptions) =>
      run(deps, { direction, email, amountCents, ...options }),
    );
}

export async function runAdjust(deps: Deps, adjustment: Adjustment): Promise<void> {
  const { direction, email, amountCents, reason, currency, json } = adjustment;
  const { api } = await signedIn(deps);
  const user = await deps.io.during('Reading the account…', findUser(api, email));
  const call = api.POST('/api/v1/admin/users/{id}/adjustments', {
    params: { path: { id: user.id }, header: { 'Idempotency-Key': deps.newKey() } },
    body: { amount_cents: direction === 'credit' ? amountCents : -amountCents, currency, reason },
  });
  const balance = await deps.io.during('Moving money…', bodyOf(call));
  if (json) printJson(deps.io, balance);
  else deps.io.data(balance.balance_formatted);
  deps.io.say(`${WORDS[direction].done} ${user.email}; the new balance is ${balance.balance_formatted}.`);
}
