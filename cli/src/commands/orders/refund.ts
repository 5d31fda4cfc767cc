import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { money, state, text } from '../../command/columns.js';
import { findOrder, ORDER_ARGUMENT } from './find-order.js';
import type { OrderDetail } from './order-columns.js';

export default changeCommand<OrderDetail, Schemas['RefundedOrderDto'], [string]>({
  examples: ['torpedo orders refund 0199aa00-0000-7000-8000-000000000001 --reason "Wrong code"'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  find: (task, [id]) => findOrder(task, id),
  warn: ({ id, total_amount_cents, currency }) => ({
    consequence: `${(total_amount_cents / 100).toFixed(2)} ${currency} goes back to the customer; the provider keeps its price.`,
    name: id,
  }),
  send: ({ api, deps }, { target, reason }) =>
    api.POST('/api/v1/admin/orders/{id}/refund', {
      params: { path: { id: target.id }, header: { 'Idempotency-Key': deps.newKey() } },
      body: { reason },
    }),
  columns: {
    id: text(({ order }) => order.id),
    status: state(({ order }) => order.status),
    refunded: money(({ refunded_amount_cents: cents, order: { currency } }) => ({ cents, currency })),
  },
  done: () => 'Refunded.',
});
