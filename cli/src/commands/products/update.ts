import { changeCommand } from '../../command/change.js';
import { choice, type ChangeOptions } from '../../command/options.js';
import { wrongUsage } from '../../errors.js';
import { findProduct, PRODUCT_ARGUMENT, PRODUCT_FACTS, type Product } from './find-product.js';

interface Options extends ChangeOptions {
  name?: string | undefined;
  description?: string | undefined;
  category?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
}

const cleared = (value: string | undefined) => (value === '' ? null : value);

export default changeCommand<Product, Product, [string], Options>({
  examples: [
    'torpedo products update BR-WA --status inactive --reason "Delivers badly"',
    'torpedo products update BR-WA --name "WhatsApp Brasil" --dry-run',
  ],
  build: (command) =>
    void command
      .argument(...PRODUCT_ARGUMENT)
      .option('--name <name>', 'own name; empty takes the one of service and country')
      .option('--description <text>', 'for customers; empty clears it')
      .option('--category <code>', 'its category')
      .addOption(choice('--status <status>', 'whether it is sold', ['active', 'inactive'])),
  check(_args, { name, description, category, status }) {
    if ((name ?? description ?? category ?? status) === undefined)
      throw wrongUsage('Say what to change.', 'torpedo products update --help shows what can be.');
  },
  find: (task, [product]) => findProduct(task, product),
  send: ({ api }, { target, options: { name, description, category, status }, reason }) =>
    api.PATCH('/api/v1/admin/products/{id}', {
      params: { path: { id: target.id } },
      body: {
        name: cleared(name),
        description: cleared(description),
        category,
        status,
        reason,
        expected_updated_at: target.updated_at,
      },
    }),
  columns: PRODUCT_FACTS,
  done: ({ sku }) => `Changed ${sku}.`,
});
