import { statement, type Sql } from '../../../platform/database/index.js';
import { ACTIVE_PRODUCTS } from './product-figures.read-model.js';

export interface CatalogueFigures {
  products: {
    total: number;
    /** Those that some provider offers and that staff lets be sold. */
    active: number;
  };
  /** With at least one service. */
  categories: number;
  countries: {
    total: number;
    /** Those in which some provider has a number. */
    inStock: number;
  };
}

const PRODUCTS = statement(
  'catalogue.figures.products',
  `SELECT (SELECT count(*) FROM products) AS total,
          (${ACTIVE_PRODUCTS}) AS active`,
);

const COUNTRIES = statement(
  'catalogue.figures.countries',
  `SELECT (SELECT count(DISTINCT country_iso) FROM products) AS total,
          (SELECT count(DISTINCT country_iso) FROM admitted_products WHERE stock > 0) AS "inStock"`,
);

const CATEGORIES = statement(
  'catalogue.figures.categories',
  'SELECT count(DISTINCT category_code) AS count FROM services',
);

export async function readCatalogueFigures(sql: Sql): Promise<CatalogueFigures> {
  const [products, countries, categories] = await Promise.all([
    sql.one<CatalogueFigures['products']>(PRODUCTS),
    sql.one<CatalogueFigures['countries']>(COUNTRIES),
    sql.one<{ count: number }>(CATEGORIES),
  ]);
  return { products, categories: categories.count, countries };
}
