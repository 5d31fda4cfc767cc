import { Argument } from 'commander';
import type { Schemas } from '@torpedo/api-client';
import { parseAmount } from '../../command/amount.js';
import { changeCommand } from '../../command/change.js';
import { money, state, text } from '../../command/columns.js';
import { findTopup, TOPUP_ARGUMENT, type TopupDetail } from './topup-columns.js';

export default changeCommand<TopupDetail, Schemas['RefundedTopupDto'], [string, number | undefined]>({
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
