import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { money, state, text } from '../../command/columns.js';
import { findOrder, ORDER_ARGUMENT } from './find-order.js';
import type { OrderDetail } from './order-columns.js';

type Cancelled = Schemas['CancelledOrderDto'];

export default changeCommand<OrderDetail, Cancelled, [string]>({
  examples: ['torpedo orders cancel 0199aa00-0000-7000-8000-000000000001 --reason "Customer asked"'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  find: (task, [id]) => findOrder(task, id),
  warn: ({ id }) => ({
    consequence: 'The number is given back, and its price goes back to the customer.',
    name: id,
  }),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/orders/{id}/cancel', {
      params: { path: { id: target.id } },
      body: { reason },
    }),
  columns: {
    id: text(({ order }) => order.id),
    status: state(({ order }) => order.status),
    refunded: money(({ refunded_amount_cents: cents, order: { currency } }) => ({ cents, currency })),
  },
  done: ({ pending, already_cancelled }) => {
    if (already_cancelled) return 'It was cancelled before.';
    return pending ? 'The provider is asked; the money comes back when it agrees.' : 'Cancelled.';
  },
});
