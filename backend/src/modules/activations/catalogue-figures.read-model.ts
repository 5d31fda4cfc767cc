import { statement, type Sql } from '../../platform/database/index.js';
import { describeService } from './catalogue/service-directory.js';

/** What the catalogue holds. */
export interface CatalogueFigures {
  products: {
    total: number;
    /** Those that some provider offers now, in stock or not. */
    active: number;
  };
  /** Categories with at least one service. */
  categories: number;
  countries: {
    total: number;
    /** Those in which some provider has a number now. */
    inStock: number;
  };
}

const PRODUCTS = statement(
  'activations.figures.products',
  `SELECT (SELECT count(*) FROM products) AS total,
          (SELECT count(DISTINCT product_id) FROM offers WHERE active) AS active`,
);

const COUNTRIES = statement(
  'activations.figures.countries',
  `SELECT (SELECT count(DISTINCT country_iso) FROM products) AS total,
          (SELECT count(DISTINCT p.country_iso) FROM products p JOIN offers o ON o.product_id = p.id
            WHERE o.active AND o.stock > 0) AS "inStock"`,
);

const SERVICES = statement(
  'activations.figures.services',
  'SELECT code, supplier_name AS "supplierName" FROM services',
);

const RECENT_PURCHASES = statement(
  'activations.figures.recent_purchases',
  'SELECT count(*) AS count FROM purchases WHERE created_at >= $1',
);

export async function readCatalogueFigures(sql: Sql): Promise<CatalogueFigures> {
  const [products, countries, services] = await Promise.all([
    sql.one<CatalogueFigures['products']>(PRODUCTS),
    sql.one<CatalogueFigures['countries']>(COUNTRIES),
    sql.rows<{ code: string; supplierName: string }>(SERVICES),
  ]);
  const categories = new Set(
    services.map(({ code, supplierName }) => describeService(code, supplierName).category),
  );
  return { products, categories: categories.size, countries };
}

/** Purchases of any outcome since the instant. */
export async function countPurchasesSince(sql: Sql, since: Date): Promise<number> {
  return (await sql.one<{ count: number }>(RECENT_PURCHASES, [since])).count;
}
