import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';
import { listScreen } from '../../command/task.js';
import { PRODUCT_COLUMNS } from './find-product.js';

interface Options extends ListOptions {
  search?: string | undefined;
  status?: 'all' | 'active' | 'inactive' | 'out_of_stock' | undefined;
  category?: string | undefined;
  country?: string | undefined;
  service?: string | undefined;
  stock?: 'none' | 'low' | 'medium' | 'high' | undefined;
}

export default listCommand({
  examples: [
    'torpedo products list --country BR --status active',
    'torpedo products list --stock none --fields sku,name,stock',
  ],
  build: (command) =>
    void command
      .option('--search <text>', 'part of the name or the sku')
      .addOption(choice('--status <status>', 'only these', ['all', 'active', 'inactive', 'out_of_stock']))
      .option('--category <code>', 'only of this category')
      .option('--country <iso>', 'only from this country, such as BR')
      .option('--service <code>', 'only for this service, such as wa')
      .addOption(choice('--stock <stock>', 'only with so much', ['none', 'low', 'medium', 'high'])),
  sorts: ['sku', 'stock', 'created_at', 'updated_at'] as const,
  columns: PRODUCT_COLUMNS,
  screen: (_args, { search, status, category, country, service, stock }: Options) =>
    listScreen('/admin/products', { search, status, category, country, service, stock }),
  pages:
    async (_task, _args: [], { search, status, category, country, service, stock }: Options) =>
    (api, part) =>
      api.GET('/api/v1/admin/products', {
        params: { query: { search, status, category, country, service, stock, ...part } },
      }),
});
