import { PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { key, money, share, state, text, time, type Columns } from '../../command/columns.js';
import { ID } from '../../command/find-user.js';
import type { Task } from '../../command/task.js';
import { CliError } from '../../errors.js';

export type Product = Schemas['AdminProductDto'];

export const PRODUCT_ARGUMENT = ['<product>', 'its sku, such as BR-WA, or its id'] as const;

/** The product with exactly this sku or id. @throws CliError, ApiError NOT_FOUND */
export async function findProduct({ api, call }: Task, skuOrId: string): Promise<Product> {
  const label = 'Reading the product…';
  if (ID.test(skuOrId)) {
    return call(label, () => api.GET('/api/v1/admin/products/{id}', { params: { path: { id: skuOrId } } }));
  }
  const query = { search: skuOrId, per_page: PAGE_SIZES.lists.most };
  const { items } = await call(label, () => api.GET('/api/v1/admin/products', { params: { query } }));
  const found = items.find(({ sku }) => sku.toLowerCase() === skuOrId.toLowerCase());
  if (found) return found;
  throw new CliError(
    `There is no product ${skuOrId}.`,
    'Look with: torpedo products list --search <part>',
    'notFound',
  );
}

const price = money<Product>(({ price_cents: cents, currency }) =>
  cents === null ? null : { cents, currency },
);

export const PRODUCT_COLUMNS: Columns<Product> = {
  sku: key((product) => product.sku),
  name: text((product) => product.name),
  category: text((product) => product.category),
  status: state((product) => product.status),
  price,
  source: text((product) => product.price_source),
  stock: text((product) => product.stock),
  delivery: share((product) => product.delivery_rate),
  margin: share((product) => product.margin),
  id: text((product) => product.id),
};

export const PRODUCT_FACTS: Columns<Product> = {
  id: text((product) => product.id),
  sku: key((product) => product.sku),
  name: text((product) => product.name),
  service: text((product) => `${product.service_name} (${product.service_code})`),
  country: text((product) => `${product.country_name} (${product.country_iso})`),
  category: text((product) => product.category),
  status: state((product) => product.status),
  price,
  source: text((product) => product.price_source),
  markup: text((product) => (product.markup_percent === null ? null : `${product.markup_percent}%`)),
  synced_price: money(({ synced_price_cents: cents, currency }) =>
    cents === null ? null : { cents, currency },
  ),
  margin: share((product) => product.margin),
  stock: text((product) => product.stock),
  delivery: share((product) => product.delivery_rate),
  paused: text((product) => product.pause_reason),
  updated_at: time((product) => product.updated_at),
};
