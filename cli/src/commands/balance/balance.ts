import type { Schemas } from '@torpedo/api-client';
import { Argument, type Command } from 'commander';
import { CURRENCIES, type Currency, parseAmount } from '../../command/amount.js';
import { changeCommand } from '../../command/change.js';
import { money, text, time, type Columns } from '../../command/columns.js';
import { type Definition, defineCommand, type Group } from '../../command/definition.js';
import { findUser, USER_ARGUMENT, userScreen, type User } from '../../command/find-user.js';
import { listCommand } from '../../command/list.js';
import { choice, type ChangeOptions } from '../../command/options.js';
import { rowsCommand } from '../../command/show.js';
import { CliError, wrongUsage } from '../../errors.js';
import { creditFromFile } from './credit-file.js';

type Wallet = User['wallets'][number];

const show = rowsCommand('Show the wallets', {
  examples: ['torpedo balance show maria@example.com', 'torpedo balance show maria@example.com --json'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: {
    currency: text((wallet: Wallet) => wallet.currency),
    available: money(({ balance_cents: cents, currency }: Wallet) => ({ cents, currency })),
    held: money(({ held_cents: cents, currency }: Wallet) => ({ cents, currency })),
    owed: money(({ owed_cents: cents, currency }: Wallet) => ({ cents, currency })),
    debts: text((wallet: Wallet) => wallet.debts.map(({ id }) => id).join(', ') || null),
  },
  screen: async ([user]: [string], _options, task) => userScreen(await findUser(task, user)),
  load: async (task, [user]: [string]) => (await findUser(task, user)).wallets,
});

type Entry = Schemas['LedgerEntryDto'];

const cents = (read: (entry: Entry) => number) =>
  money((entry: Entry) => ({ cents: read(entry), currency: entry.currency }));

const statement = listCommand('/api/v1/admin/users/{id}/statement', 'List every movement of a wallet', {
  examples: [
    'torpedo balance statement maria@example.com',
    'torpedo balance statement maria@example.com --currency USD --all --csv',
  ],
  build: (command) => void command.argument(...USER_ARGUMENT),
  filters: { currency: choice('--currency <currency>', 'which wallet; BRL unless given', CURRENCIES) },
  columns: {
    at: time((entry) => entry.created_at),
    kind: text((entry) => entry.kind),
    amount: cents((entry) => entry.amount_cents),
    held: cents((entry) => entry.held_cents),
    balance_after: cents((entry) => entry.balance_after_cents),
    held_after: cents((entry) => entry.held_after_cents),
    reference: text(({ reference }) => `${reference.type} ${reference.id}`),
    note: text((entry) => entry.note),
    id: text((entry) => entry.id),
  },
  screen: (_query, user) => userScreen(user),
  find: (task, [user]: [string]) => findUser(task, user),
});

interface WalletOptions extends ChangeOptions {
  currency: Currency;
}

const currencyOption = () => choice('--currency <currency>', 'which wallet', CURRENCIES).default('BRL');

type Balance = Schemas['AdjustedBalanceDto'];

const BALANCE_FACTS: Columns<Balance> = {
  changed_by: money(({ amount_cents: cents, currency }) => ({ cents, currency })),
  balance: money(({ balance_cents: cents, currency }) => ({ cents, currency })),
  held: money(({ held_cents: cents, currency }) => ({ cents, currency })),
  user_id: text(({ user_id }) => user_id),
  adjustment_id: text(({ adjustment_id }) => adjustment_id),
};

function addAmount(command: Command, description: string): Command {
  return command
    .argument(...USER_ARGUMENT)
    .addArgument(new Argument('<amount>', description).argParser(parseAmount))
    .addOption(currencyOption());
}

function adjustmentCommand(
  summary: string,
  sign: 1 | -1,
  done: string,
  examples: readonly string[],
): Definition {
  return changeCommand<User, Balance, [string, number], WalletOptions>({
    action: 'balance.adjust',
    summary,
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

interface CreditOptions extends WalletOptions {
  file?: string | undefined;
  report?: string | undefined;
}

const one = adjustmentCommand('Add money', 1, 'Added to', []);

const credit = defineCommand('Add money', {
  examples: [
    'torpedo balance credit maria@example.com 25.00 --reason "Goodwill after the outage"',
    'torpedo balance credit maria@example.com 5 --currency USD --reason "Goodwill" --dry-run',
    'torpedo balance credit --file credits.csv --dry-run',
  ],
  needsRecentSignIn: one.needsRecentSignIn,
  build(command) {
    one.build(command);
    for (const argument of command.registeredArguments) argument.argOptional();
    command
      .option('--file <sheet>', 'every line of a CSV: user, amount, currency, reason, reference')
      .option('--report <sheet>', 'where to write what became of each line; beside the file unless given');
  },
  async run(deps, args: [string | undefined, number | undefined], options: CreditOptions) {
    const [user, amount] = args;
    const { file } = options;
    if (file !== undefined) {
      if (user !== undefined) throw wrongUsage('--file names the accounts itself.');
      await creditFromFile(deps, { ...options, file });
    } else if (user === undefined || amount === undefined) {
      throw wrongUsage(
        'An account and an amount are needed, or --file.',
        'torpedo balance credit --help shows examples.',
      );
    } else await one.run(deps, args, options);
  },
});

const debit = adjustmentCommand('Take money, never more than can be spent', -1, 'Taken from', [
  'torpedo balance debit maria@example.com 25.00 --reason "Paid out by hand"',
]);

interface SetOptions extends WalletOptions {
  expected?: number | undefined;
}

const parseBalance = (text: string): number => (/^0+(?:[.,]0{1,2})?$/.test(text) ? 0 : parseAmount(text));

const set = changeCommand<User, Schemas['AdjustedBalanceDto'], [string, number], SetOptions>({
  action: 'balance.adjust',
  summary: 'Set what can be spent',
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

interface Owed {
  user: User;
  debtId: string;
  /** For example `8.78 BRL`. */
  amount: string;
}

/** The debt with this id, or the only one. */
function debtOf(user: User, id: string | undefined): Owed {
  const open = user.wallets.flatMap(({ currency, debts }) => debts.map((debt) => ({ ...debt, currency })));
  const [found, other] = open.filter((debt) => id === undefined || debt.id === id);
  if (!found)
    throw new CliError(
      `${user.email} has no such open debt.`,
      `Look with: torpedo balance show ${user.email}`,
      'notFound',
    );
  if (other) {
    const ids = open.map((debt) => debt.id).join(', ');
    throw new CliError(`${user.email} has several open debts.`, `Name one of them: ${ids}`, 'usage');
  }
  return { user, debtId: found.id, amount: `${(found.open_cents / 100).toFixed(2)} ${found.currency}` };
}

const waive = changeCommand<Owed, Schemas['WaivedDebtDto'], [string, string | undefined]>({
  action: 'balance.waive_debt',
  summary: 'Give up what a chargeback left owed',
  examples: [
    'torpedo balance waive maria@example.com --reason "The bank took back the wrong payment"',
    'torpedo balance waive maria@example.com 0199aa00-0000-7000-8000-000000000001 --reason "Settled by hand" --yes',
  ],
  build: (command) =>
    void command.argument(...USER_ARGUMENT).argument('[debt]', 'which debt, where there are several'),
  find: async (task, [user, debt]) => debtOf(await findUser(task, user), debt),
  warn: ({ user, amount }) => ({
    consequence: `${user.email} no longer owes ${amount}: the loss stays with the house.`,
    name: user.email,
  }),
  send: ({ api }, { target: { user, debtId }, reason }) =>
    api.POST('/api/v1/admin/users/{id}/debts/{debtId}/waive', {
      params: { path: { id: user.id, debtId } },
      body: { reason },
    }),
  columns: {
    waived: money(({ waived_cents: cents, currency }) => ({ cents, currency })),
    owed: money(({ owed_cents: cents, currency }) => ({ cents, currency })),
    user_id: text(({ user_id }) => user_id),
    debt_id: text(({ debt_id }) => debt_id),
  },
  done: (_answer, { target: { user, amount } }) => `${user.email} no longer owes ${amount}.`,
});

export const balance: Group = {
  summary: 'What is in the wallets of an account',
  verbs: { show, credit, debit, waive, set, statement },
};
