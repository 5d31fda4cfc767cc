import type { Schemas } from '@torpedo/api-client';
import { key, money, state, text, time, type Columns } from '../../command/columns.js';
import { idByShortNumber } from '../../command/short-number.js';
import type { Task } from '../../command/task.js';

export type Topup = Schemas['AdminTopupDto'];
export type TopupDetail = Schemas['AdminTopupDetailDto'];

export const TOPUP_ARGUMENT = ['<id>', 'id of the top-up, or its short number such as 1A2B3C4D'] as const;

/** The id that stands for what the person wrote. */
export const topupIdOf = (task: Task, id: string): Promise<string> =>
  idByShortNumber(task, id, (search) =>
    task.api.GET('/api/v1/admin/topups', { params: { query: { search } } }),
  );

/** @throws CliError, ApiError NOT_FOUND */
export async function findTopup(task: Task, idOrNumber: string): Promise<TopupDetail> {
  const id = await topupIdOf(task, idOrNumber);
  return task.call('Reading the top-up…', () =>
    task.api.GET('/api/v1/admin/topups/{id}', { params: { path: { id } } }),
  );
}

/** What a list of top-ups shows of each. */
export const TOPUP_COLUMNS: Columns<Topup> = {
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

/** What is shown of one top-up. */
export const TOPUP_FACTS: Columns<TopupDetail> = {
  ...TOPUP_COLUMNS,
  repaid: money(({ repaid_cents: cents, currency }) => ({ cents, currency })),
  refundable: money(({ refundable_cents: cents, currency }) => ({ cents, currency })),
  refund_obstacle: text((topup) => topup.refund_obstacle),
  last_read_at: time((topup) => topup.last_read_at),
  next_read_at: time((topup) => topup.next_read_at),
  payouts: text(({ payouts }) => payouts.map(({ status }) => status).join(', ') || undefined),
};
