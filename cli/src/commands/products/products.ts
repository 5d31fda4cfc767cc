import type { Schemas } from '@torpedo/api-client';
import { Argument, Option } from 'commander';
import { offers, moveOffer, openOffer } from './offers.js';
import { parseAmount } from '../../command/amount.js';
import { changeCommand, belowCost } from '../../command/change.js';
import { text } from '../../command/columns.js';
import type { Group } from '../../command/definition.js';
import { listCommand } from '../../command/list.js';
import { assertGiven, choice, cleared, type ChangeOptions } from '../../command/options.js';
import { showCommand } from '../../command/show.js';
import { listScreen } from '../../command/task.js';
import { CliError } from '../../errors.js';
import {
  PRODUCT_COLUMNS,
  findProduct,
  PRODUCT_ARGUMENT,
  PRODUCT_FACTS,
  type Product,
} from './find-product.js';

const list = listCommand('/api/v1/admin/products', 'List products', {
  examples: [
    'torpedo products list --country BR --status active',
    'torpedo products list --stock none --fields sku,name,stock',
  ],
  filters: {
    search: new Option('--search <text>', 'part of the name or the sku'),
    status: choice('--status <status>', 'only these', ['all', 'active', 'inactive', 'out_of_stock']),
    category: new Option('--category <code>', 'only of this category'),
    country: new Option('--country <iso>', 'only from this country, such as BR'),
    service: new Option('--service <code>', 'only for this service, such as wa'),
    stock: choice('--stock <stock>', 'only with so much', ['none', 'low', 'medium', 'high']),
  },
  sorts: ['sku', 'stock', 'created_at', 'updated_at'],
  columns: PRODUCT_COLUMNS,
  screen: (filter) => listScreen('/admin/products', filter),
});

const show = showCommand('Show one product', {
  examples: ['torpedo products show BR-WA'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT),
  columns: PRODUCT_FACTS,
  screen: async ([product]: [string], _options, task) =>
    `/admin/products/${(await findProduct(task, product)).id}`,
  load: (task, [product]: [string]) => findProduct(task, product),
});

interface UpdateOptions extends ChangeOptions {
  name?: string | undefined;
  description?: string | undefined;
  category?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
}

const update = changeCommand<Product, Product, [string], UpdateOptions>({
  action: 'product.change',
  summary: 'Change name, description, category or status',
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
  check: (_args, { name, description, category, status }) =>
    assertGiven('products', name, description, category, status),
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

type Synced = Schemas['SyncedProductsDto'];

interface SyncOptions extends ChangeOptions {
  provider?: string | undefined;
}

const codesOf = ({ items }: Synced, isRead: boolean): string =>
  items
    .filter((provider) => provider.is_read === isRead)
    .map(({ code }) => code)
    .join(', ');

const sync = changeCommand<null, Synced, [], SyncOptions>({
  action: 'catalogue.sync',
  summary: 'Read stock and costs at the providers now',
  examples: [
    'torpedo products sync',
    'torpedo products sync --provider norte --reason "New prices since noon" --json',
  ],
  build: (command) => void command.option('--provider <code>', 'only the lists of this provider'),
  send: ({ api }, { options: { provider }, reason }) =>
    api.POST('/api/v1/admin/products/sync', { body: { provider, reason } }),
  columns: {
    read: text((synced) => codesOf(synced, true) || undefined),
    offers: text(({ items }) => items.reduce((sum, { offers }) => sum + offers, 0)),
    not_read: text((synced) => codesOf(synced, false) || undefined),
  },
  done(synced) {
    const failed = codesOf(synced, false);
    if (failed) throw new CliError(`The last good lists stay: ${failed} did not answer whole ones.`);
    return 'Stock and costs are those of now.';
  },
});

/** Null means that the price follows the cost again. */
const parsePrice = (text: string): number | null => (text === 'synced' ? null : parseAmount(text));

const price = changeCommand<Product, Product, [string, number | null]>({
  action: 'product.change',
  summary: 'Set the price, or follow the cost again',
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
    // A dry run reports this itself.
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

const pause = changeCommand<Product, Product, [string]>({
  action: 'product.pause',
  summary: 'Take a product from sale',
  examples: ['torpedo products pause BR-WA --reason "Codes do not arrive"'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT),
  find: (task, [product]) => findProduct(task, product),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/products/{id}/pause', { params: { path: { id: target.id } }, body: { reason } }),
  columns: PRODUCT_FACTS,
  done: ({ sku }) => `${sku} is not sold; numbers in use go on.`,
});

const resume = changeCommand<Product, Product, [string]>({
  action: 'product.resume',
  summary: 'Sell a product again',
  examples: ['torpedo products resume BR-WA --reason "Codes arrive again"'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT),
  find: (task, [product]) => findProduct(task, product),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/products/{id}/resume', { params: { path: { id: target.id } }, body: { reason } }),
  columns: PRODUCT_FACTS,
  done: ({ sku }) => `${sku} is sold again.`,
});

export const products: Group = {
  summary: 'What is sold',
  verbs: {
    list,
    show,
    update,
    sync,
    price,
    pause,
    resume,
    offers,
    'move-offer': moveOffer,
    'open-offer': openOffer,
  },
};
