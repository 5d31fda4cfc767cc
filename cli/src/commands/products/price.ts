import { Argument } from 'commander';
import { parseAmount } from '../../command/amount.js';
import { belowCost, changeCommand } from '../../command/change.js';
import { findProduct, PRODUCT_ARGUMENT, PRODUCT_FACTS, type Product } from './find-product.js';

/** Null follows the cost again. */
const parsePrice = (text: string): number | null => (text === 'synced' ? null : parseAmount(text));

export default changeCommand<Product, Product, [string, number | null]>({
  examples: [
    'torpedo products price BR-WA 4.90 --reason "Cost rose"',
    'torpedo products price BR-WA synced --dry-run',
  ],
  build: (command) =>
    void command
      .argument(...PRODUCT_ARGUMENT)
      .addArgument(
        new Argument('<price>', 'in BRL, like 4.90; synced follows the cost again').argParser(parsePrice),
      ),
  find: (task, [product]) => findProduct(task, product),
  send({ api, deps }, { target, args: [, price_cents], options, reason }) {
    const cost = target.provider_cost?.cents ?? null;
    // A trial says so by itself.
    if (price_cents !== null && cost !== null && price_cents < cost && !options.dryRun)
      deps.io.say(belowCost(price_cents, Math.ceil(cost)));
    return api.PATCH('/api/v1/admin/products/{id}', {
      params: { path: { id: target.id } },
      body: { price_cents, reason, expected_updated_at: target.updated_at },
    });
  },
  columns: PRODUCT_FACTS,
  done: ({ sku, price_cents, currency }) =>
    `${sku} costs ${price_cents === null ? 'nothing yet' : `${(price_cents / 100).toFixed(2)} ${currency}`}.`,
});
