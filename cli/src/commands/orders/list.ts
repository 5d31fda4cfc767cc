import { listCommand, type ListOptions } from '../../command/list.js';
import { listScreen } from '../../command/task.js';
import { ORDER_COLUMNS } from './order-columns.js';
import { addOrderFilter, orderFilter, type OrderFilterOptions } from './order-filter.js';

interface Options extends ListOptions, OrderFilterOptions {}

export default listCommand({
  examples: [
    'torpedo orders list --user maria@example.com',
    'torpedo orders list --status shipped --from 2026-03-10 --watch 10',
  ],
  build: (command) => void addOrderFilter(command),
  columns: ORDER_COLUMNS,
  screen: async (_args, options: Options, task) => {
    const { type, status, payment, search, user_id } = await orderFilter(task, options);
    return listScreen('/admin/orders', { type, status, payment, search, user_id });
  },
  async pages(task, _args: [], options: Options) {
    const filter = await orderFilter(task, options);
    return (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/orders', { params: { query: { ...filter, page, per_page, cursor } } });
  },
});
