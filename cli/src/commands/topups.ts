import type { Schemas } from '@torpedo/api-client';
import { Argument, Option } from 'commander';
import { parseAmount } from '../command/amount.js';
import { changeCommand } from '../command/change.js';
import { key, money, state, text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { UserOption } from '../command/find-user.js';
import { listCommand } from '../command/list.js';
import { PERIOD, choice } from '../command/options.js';
import { idByShortNumber } from '../command/short-number.js';
import { showCommand } from '../command/show.js';
import { type Task, listScreen } from '../command/task.js';

type Topup = Schemas['AdminTopupDto'];
type TopupDetail = Schemas['AdminTopupDetailDto'];

const TOPUP_ARGUMENT = ['<id>', 'id of the top-up, or its short number such as 1A2B3C4D'] as const;

const topupIdOf = (task: Task, id: string): Promise<string> =>
  idByShortNumber(task, id, (search) =>
    task.api.GET('/api/v1/admin/topups', { params: { query: { search } } }),
  );

/** @throws CliError, ApiError NOT_FOUND */
async function findTopup(task: Task, idOrNumber: string): Promise<TopupDetail> {
  const id = await topupIdOf(task, idOrNumber);
  return task.call('Reading the top-up…', () =>
    task.api.GET('/api/v1/admin/topups/{id}', { params: { path: { id } } }),
  );
}

const TOPUP_COLUMNS: Columns<Topup> = {
  created_at: time((topup) => topup.created_at),
  status: state((topup) => topup.status),
  amount: money(({ amount_cents: cents, currency }) => ({ cents, currency })),
  charged: money(({ charge_amount_cents: cents, charge_currency: currency }) => ({ cents, currency })),
  returned: money(({ returned_amount_cents: cents, currency }) => ({ cents, currency })),
  customer: text((topup) => topup.user_email ?? topup.user_id),
  gateway: text((topup) => topup.gateway),
  payment: text((topup) => topup.gateway_payment_id),
  needs_staff: text((topup) => topup.staff_reason),
  paid_at: time((topup) => topup.paid_at),
  id: key((topup) => topup.id),
};

const TOPUP_FACTS: Columns<TopupDetail> = {
  ...TOPUP_COLUMNS,
  repaid: money(({ repaid_cents: cents, currency }) => ({ cents, currency })),
  refundable: money(({ refundable_cents: cents, currency }) => ({ cents, currency })),
  refund_obstacle: text((topup) => topup.refund_obstacle),
  last_read_at: time((topup) => topup.last_read_at),
  next_read_at: time((topup) => topup.next_read_at),
  payouts: text(({ payouts }) => payouts.map(({ status }) => status).join(', ') || undefined),
};

const list = listCommand('/api/v1/admin/topups', 'List top-ups, newest first', {
  examples: [
    'torpedo topups list --status pending --user maria@example.com',
    'torpedo topups list --needs-staff',
  ],
  filters: {
    status: choice('--status <status>', 'only these', ['pending', 'paid', 'expired', 'failed', 'refunded']),
    gateway: new Option('--gateway <code>', 'only of this gateway, such as MERCADOPAGO'),
    currency: choice('--currency <code>', 'only of wallets in this currency', ['BRL', 'USD', 'EUR']),
    needs_staff: new Option('--needs-staff', 'only those that wait for a person'),
    search: new Option('--search <text>', 'id, payment, name or address of the customer'),
    user_id: new UserOption('--user <user>', 'of this customer: e-mail address or id'),
    ...PERIOD,
  },
  columns: TOPUP_COLUMNS,
  screen: ({ status, search, needs_staff, user_id }) =>
    listScreen('/admin/topups', { status, search, needs_staff, user_id }),
});

const show = showCommand('Show one top-up', {
  examples: ['torpedo topups show 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...TOPUP_ARGUMENT),
  columns: TOPUP_FACTS,
  screen: async ([id]: [string], _options, task) => `/admin/topups/${await topupIdOf(task, id)}`,
  load: (task, [id]: [string]) => findTopup(task, id),
});

const reread = changeCommand<string, TopupDetail, [string]>({
  action: 'topup.reread',
  summary: 'Read a top-up at its gateway and credit what was paid',
  examples: ['torpedo topups reread 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...TOPUP_ARGUMENT),
  find: (task, [id]) => topupIdOf(task, id),
  send: ({ api }, { target: id, reason }) =>
    api.POST('/api/v1/admin/topups/{id}/reread', { params: { path: { id } }, body: { reason } }),
  columns: TOPUP_FACTS,
  done: ({ status }) => `The top-up is ${status}.`,
});

const refund = changeCommand<TopupDetail, Schemas['RefundedTopupDto'], [string, number | undefined]>({
  action: 'topup.refund',
  summary: 'Give unspent money back to the account that paid it',
  examples: [
    'torpedo topups refund 0199aa00-0000-7000-8000-000000000001 --reason "Paid twice"',
    'torpedo topups refund 0199aa00-0000-7000-8000-000000000001 25.00 --reason "Paid too much"',
  ],
  build: (command) =>
    void command
      .argument(...TOPUP_ARGUMENT)
      .addArgument(new Argument('[amount]', 'all that is left of it unless given').argParser(parseAmount)),
  find: (task, [id]) => findTopup(task, id),
  warn: ({ id, refundable_cents, currency, gateway }) => ({
    consequence: `Up to ${(refundable_cents / 100).toFixed(2)} ${currency} goes back through ${gateway} to the account that paid.`,
    name: id,
  }),
  send: ({ api, deps }, { target, args: [, amount_cents], reason }) =>
    api.POST('/api/v1/admin/topups/{id}/refund', {
      params: { path: { id: target.id }, header: { 'Idempotency-Key': deps.newKey() } },
      body: { amount_cents, reason },
    }),
  columns: {
    payout: text(({ payout }) => payout.id),
    status: state(({ payout }) => payout.status),
    amount: money(({ payout: { amount_cents: cents, currency } }) => ({ cents, currency })),
    failure: text(({ payout }) => payout.failure_detail ?? payout.failure),
    topup: text(({ topup }) => topup.id),
  },
  done: ({ payout }) =>
    payout.status === 'failed'
      ? `The gateway refused it: ${payout.failure_detail ?? payout.failure ?? 'no reason given'}.`
      : `The money is on its way back: ${payout.status}.`,
});

export const topups: Group = {
  summary: 'Money that customers pay in',
  verbs: { list, show, reread, refund },
};
