import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { state, text } from '../../command/columns.js';
import { ORDER_ARGUMENT, orderIdOf } from './find-order.js';

export default changeCommand<string, Schemas['RecheckedOrderDto'], [string]>({
  examples: ['torpedo orders recheck 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  find: (task, [id]) => orderIdOf(task, id),
  send: ({ api }, { target: id, reason }) =>
    api.POST('/api/v1/admin/orders/{id}/recheck', { params: { path: { id } }, body: { reason } }),
  columns: {
    id: text(({ order }) => order.id),
    status: state(({ order }) => order.status),
    says: text(({ provider_says }) => provider_says),
  },
  done: ({ provider_says }) => `The other side says ${provider_says}.`,
});
