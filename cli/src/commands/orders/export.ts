import { exportCommand, type ExportOptions } from '../../command/export.js';
import { addOutput } from '../../command/options.js';
import orderList from './list.js';
import { addOrderFilter, orderFilter, type OrderFilterOptions } from './order-filter.js';

interface Options extends ExportOptions, OrderFilterOptions {}

export default exportCommand<Options>({
  examples: [
    'torpedo orders export --from 2026-03-01 --to 2026-04-01 --output march.csv',
    'torpedo orders export --status refunded --json',
  ],
  build: (command) => void addOutput(addOrderFilter(command)),
  isSheet: ({ json, fields }) => !json && fields === undefined,
  printRows: (deps, options) => orderList.run(deps, [], { ...options, all: true }),
  async open(task, options) {
    const query = { ...(await orderFilter(task, options)), format: 'csv' as const };
    return task.api.GET('/api/v1/admin/orders', { params: { query }, parseAs: 'stream' });
  },
});
