import type { Schemas } from '@torpedo/api-client';
import { Argument, Option } from 'commander';
import { changeCommand } from '../../command/change.js';
import { decimalOf, key, micros, MICROS, state, text, time, type Columns } from '../../command/columns.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { type ViewOptions, choice, type ChangeOptions } from '../../command/options.js';
import { printRowsOf } from '../../command/output.js';
import { viewCommand } from '../../command/show.js';
import type { Task } from '../../command/task.js';
import { CliError, wrongUsage } from '../../errors.js';

type Difference = Schemas['DifferenceDto'];
type Account = Schemas['BookAccountDto'];

const DIFFERENCE_COLUMNS: Columns<Difference> = {
  found_at: time((difference) => difference.found_at),
  check: text((difference) => difference.check),
  code: text((difference) => difference.code),
  subject: text((difference) => difference.subject),
  amount: micros(({ amount_micros, currency }) => ({ amount_micros, currency })),
  state: state((difference) => difference.state),
  evidence: text(({ evidence }) => JSON.stringify(evidence)),
  day: text((difference) => difference.day),
  accepted_as: text((difference) => difference.accepted_as),
  accepted_by: text((difference) => difference.accepted_by_email),
  reason: text((difference) => difference.reason),
  id: key((difference) => difference.id),
};

const ACCOUNT_COLUMNS: Columns<Account> = {
  account: key((one) => one.account),
  balance: micros(({ balance_micros: amount_micros, currency }) => ({ amount_micros, currency })),
};

export const books = viewCommand<Schemas['BooksDto'], [], ViewOptions>('The accounts of the books', {
  examples: ['torpedo reports books', 'torpedo reports books --json'],
  screen: () => '/admin/reports?report=reconciliation',
  load: ({ api, call }) => call('Reading the books…', () => api.GET('/api/v1/admin/reports/books')),
  print({ deps }, options, books) {
    printRowsOf(deps.io, options, books, ACCOUNT_COLUMNS, books.accounts);
    if (options.json && !options.fields) return;
    for (const { owed_cents, currency, wallets } of books.owed) {
      const amount = `${decimalOf(owed_cents)} ${currency}`;
      deps.io.say(
        `Customers owe ${amount} since chargebacks, in ${wallets} wallet${wallets === 1 ? '' : 's'}.`,
      );
    }
  },
});

interface ReconciliationOptions extends ListOptions {
  run?: boolean | undefined;
}

const CHECKS = ['wallets', 'topups', 'charges', 'balances', 'chain'];
const LOOK_AGAIN_MS = 2_000;

async function runNow({ api, call, deps }: Task): Promise<void> {
  const asked = await call('Asking for a comparison…', () =>
    api.POST('/api/v1/admin/reports/reconciliation/run', { body: {} }),
  );
  for (;;) {
    const { last_run: run } = await call('Comparing…', () => api.GET('/api/v1/admin/reports/books'));
    if (run?.id !== asked.id || run.ended_at !== null) {
      for (const { check, party, problem } of run?.results ?? []) {
        if (problem !== null) deps.io.say(`${check} ${party} could not be compared: ${problem}`);
      }
      return;
    }
    if (!(await deps.pause(LOOK_AGAIN_MS))) throw new CliError('The comparison goes on by itself.');
  }
}

export const reconciliation = listCommand(
  '/api/v1/admin/reports/reconciliation',
  'In what the books differ from wallets, gateways and providers',
  {
    examples: [
      'torpedo reports reconciliation --run',
      'torpedo reports reconciliation --state open --check charges',
      'torpedo reports reconciliation --state accepted --csv',
    ],
    build: (command) => void command.option('--run', 'compare everything now, before listing'),
    filters: {
      state: choice('--state <state>', 'only these', ['open', 'gone', 'accepted']),
      check: choice('--check <check>', 'only of this comparison', CHECKS),
      party: new Option('--party <party>', 'only of this gateway or provider'),
    },
    columns: DIFFERENCE_COLUMNS,
    screen: () => '/admin/reports?report=reconciliation',
    async prepare(task, { run }: ReconciliationOptions) {
      if (run) await runNow(task);
    },
  },
);

interface AcceptOptions extends ChangeOptions {
  as: 'loss' | 'gain';
}

export const accept = changeCommand<null, Difference, [string], AcceptOptions>({
  action: 'reconciliation.accept',
  summary: 'Accept a difference as a loss or a gain',
  examples: [
    'torpedo reports accept 0199aa00-0000-7000-8000-000000000001 --as loss --reason "Bought on its page by hand"',
  ],
  build: (command) =>
    void command
      .argument('<id>', 'of the difference')
      .addOption(choice('--as <side>', 'what it is for the house', ['loss', 'gain']).makeOptionMandatory()),
  send: ({ api }, { args: [id], options: { as }, reason }) =>
    api.POST('/api/v1/admin/reports/reconciliation/{id}/accept', {
      params: { path: { id } },
      body: { as, reason },
    }),
  columns: DIFFERENCE_COLUMNS,
  done: ({ accepted_as: as, subject }) => `${subject} is accepted as a ${as}, and posted.`,
});

interface RecordPaymentOptions extends ChangeOptions {
  currency: string;
}

const AMOUNT = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

function parseMicros(text: string): number {
  if (!AMOUNT.test(text)) throw wrongUsage(`${text} is no amount.`, 'Write it like 250 or -12.50');
  return Math.round(Number(text.replace(',', '.')) * MICROS);
}

export const recordPayment = changeCommand<
  null,
  Schemas['BookAccountDto'],
  [string, number],
  RecordPaymentOptions
>({
  action: 'books.fund',
  summary: 'Write down what was paid to a provider, or taken out of a gateway',
  examples: [
    'torpedo reports record-payment provider:primary 250 --currency USD --reason "Invoice 7, by card"',
    'torpedo reports record-payment clearing:MERCADOPAGO --currency BRL --reason "Withdrawn" -- -1200.50',
  ],
  build: (command) =>
    void command
      .argument('<account>', 'provider:<code>, or clearing:<gateway>')
      .addArgument(
        new Argument('<amount>', 'what was paid in; negative for what was taken out').argParser(parseMicros),
      )
      .requiredOption('--currency <currency>', "the provider's; BRL for gateways"),
  send: ({ api }, { args: [account, amount_micros], options: { currency }, reason }) =>
    api.POST('/api/v1/admin/reports/books/payments', { body: { account, currency, amount_micros, reason } }),
  columns: ACCOUNT_COLUMNS,
  done: ({ account }) => `The payment stands on ${account}.`,
});

type Chain = Schemas['VerifiedChainDto'];

export const verifyChain = changeCommand<null, Chain>({
  action: 'reconciliation.verify',
  summary: 'Compare every sealed day with its movements',
  examples: ['torpedo reports verify-chain'],
  send: ({ api }, { reason }) => api.POST('/api/v1/admin/reports/books/verify', { body: { reason } }),
  columns: {
    days: text(({ days }: Chain) => days),
    entries: text(({ entries }: Chain) => entries),
    changed: text(({ changed }: Chain) => changed.map(({ day }) => day).join(' ')),
    last_day: text(({ last_seal }: Chain) => last_seal?.day),
    last_digest: text(({ last_seal }: Chain) => last_seal?.digest),
  },
  done: ({ changed }) =>
    changed.length === 0
      ? 'Every sealed day is as it was.'
      : `Changed since it was sealed: ${changed.map(({ day }) => day).join(', ')}.`,
});
