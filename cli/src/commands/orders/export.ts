import { exportCommand, type ExportOptions } from '../../command/export.js';
import { addOrderFilter, orderFilter, type OrderFilterOptions } from './order-filter.js';

interface Options extends ExportOptions, OrderFilterOptions {}

export default exportCommand({
  examples: ['torpedo orders export --from 2026-03-01 --to 2026-04-01 --output march.csv'],
  build: (command) => void addOrderFilter(command),
  async open(task, options: Options) {
    const query = { ...(await orderFilter(task, options)), format: 'csv' as const };
    return task.api.GET('/api/v1/admin/orders', { params: { query }, parseAs: 'stream' });
  },
});
