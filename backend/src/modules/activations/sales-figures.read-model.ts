import { statement, type Sql } from '../../platform/database/index.js';
import { describeService } from './catalogue/service-directory.js';

/** What the catalogue holds and what was bought from it. */
export interface SalesFigures {
  products: {
    total: number;
    /** Those that some provider offers now, in stock or not. */
    active: number;
  };
  /** Categories with at least one service. */
  categories: number;
  /** Purchases of any outcome: all there ever were, and those since the instant asked for. */
  purchases: { total: number; recent: number };
}

const PRODUCTS = statement(
  'activations.figures.products',
  `SELECT (SELECT count(*) FROM products) AS total,
          (SELECT count(DISTINCT product_id) FROM offers WHERE active) AS active`,
);

const SERVICES = statement(
  'activations.figures.services',
  'SELECT code, supplier_name AS "supplierName" FROM services',
);

const PURCHASES = statement(
  'activations.figures.purchases',
  `SELECT (SELECT count(*) FROM purchases) AS total,
          (SELECT count(*) FROM purchases WHERE created_at >= $1) AS recent`,
);

export async function readSalesFigures(sql: Sql, since: Date): Promise<SalesFigures> {
  const [products, services, purchases] = await Promise.all([
    sql.row<SalesFigures['products']>(PRODUCTS),
    sql.rows<{ code: string; supplierName: string }>(SERVICES),
    sql.row<SalesFigures['purchases']>(PURCHASES, [since]),
  ]);
  const categories = new Set(
    services.map(({ code, supplierName }) => describeService(code, supplierName).category),
  );
  return { products: products!, categories: categories.size, purchases: purchases! };
}
