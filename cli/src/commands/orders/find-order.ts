import type { Task } from '../../command/task.js';
import type { OrderDetail } from './order-columns.js';

export const ORDER_ARGUMENT = ['<id>', 'id of the order'] as const;

/** @throws ApiError NOT_FOUND */
export const findOrder = ({ api, call }: Task, id: string): Promise<OrderDetail> =>
  call('Reading the order…', () => api.GET('/api/v1/admin/orders/{id}', { params: { path: { id } } }));
