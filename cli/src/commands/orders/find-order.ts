import type { Task } from '../../command/task.js';
import { idByShortNumber } from '../../command/short-number.js';
import type { OrderDetail } from './order-columns.js';

export const ORDER_ARGUMENT = ['<id>', 'id of the order, or its short number such as 1A2B3C4D'] as const;

/** The id that stands for what the person wrote. */
export const orderIdOf = (task: Task, id: string): Promise<string> =>
  idByShortNumber(task, id, (search) =>
    task.api.GET('/api/v1/admin/orders', { params: { query: { search } } }),
  );

/** @throws CliError, ApiError NOT_FOUND */
export async function findOrder(task: Task, idOrNumber: string): Promise<OrderDetail> {
  const id = await orderIdOf(task, idOrNumber);
  return task.call('Reading the order…', () =>
    task.api.GET('/api/v1/admin/orders/{id}', { params: { path: { id } } }),
  );
}
