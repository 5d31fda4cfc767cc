import { showCommand } from '../../command/show.js';
import { findOrder, ORDER_ARGUMENT } from './find-order.js';
import { ORDER_FACTS } from './order-columns.js';

export default showCommand({
  examples: ['torpedo orders show 0199aa00-0000-7000-8000-000000000001 --json'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  columns: ORDER_FACTS,
  screen: ([id]: [string]) => `/admin/orders/${id}`,
  load: (task, [id]: [string]) => findOrder(task, id),
});
