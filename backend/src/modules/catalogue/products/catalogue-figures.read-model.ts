import { statement, type Sql } from '../../../platform/database/index.js';
import type { ServiceReference } from '../names/product-names.js';
import type { ProductStatsDto, RecentProductDto } from './products.dto.js';

export interface ProductFigures extends Omit<ProductStatsDto, 'recent_products'> {
  recent_products: (Omit<RecentProductDto, 'name'> & {
    own_name: string | null;
    service: ServiceReference;
  })[];
}

/** Products that a provider offers and staff neither paused nor excluded by country. */
export const ACTIVE_PRODUCTS = 'SELECT count(*) FROM admitted_products WHERE is_offered';

const FIGURES = statement(
  'products.figures',
  `SELECT total_products, active_products, total_products - active_products AS inactive_products,
          (SELECT coalesce(json_object_agg(code, products ORDER BY position), '{}')
             FROM (SELECT g.code, g.position, count(p.id) AS products
                     FROM categories g JOIN services s ON s.category_code = g.code
                     JOIN products p ON p.service_code = s.code
                    GROUP BY g.code, g.position) counted) AS products_by_category,
          (SELECT coalesce(json_agg(newest), '[]')
             FROM (SELECT p.id, json_build_object('code', s.code, 'listedName', s.supplier_name) AS service,
                          p.name AS own_name, coalesce(p.own_price_cents, cost.synced_price_cents) AS price_base_cents,
                          EXISTS (SELECT FROM admitted_products a WHERE a.id = p.id AND a.is_offered) AS is_active,
                          iso_instant(p.created_at) AS created_at
                     FROM (SELECT * FROM products ORDER BY created_at DESC, id DESC LIMIT 5) p
                     JOIN services s ON s.code = p.service_code
                     LEFT JOIN LATERAL product_cost(p.id, $1) cost ON true
                    ORDER BY p.created_at DESC, p.id DESC) newest) AS recent_products
     FROM (SELECT (SELECT count(*) FROM products) AS total_products, (${ACTIVE_PRODUCTS}) AS active_products) totals`,
);

export function readProductFigures(sql: Sql, pricing: object): Promise<ProductFigures> {
  return sql.one<ProductFigures>(FIGURES, [pricing]);
}

export interface CatalogueFigures {
  products: { total: number; active: number };
  categories: number;
  countries: { total: number; inStock: number };
}

const CATALOGUE = statement(
  'catalogue.figures',
  `SELECT json_build_object('total', (SELECT count(*) FROM products), 'active', (${ACTIVE_PRODUCTS})) AS products,
          (SELECT count(DISTINCT category_code) FROM services) AS categories,
          json_build_object(
            'total', (SELECT count(DISTINCT country_iso) FROM products),
            'inStock', (SELECT count(DISTINCT country_iso) FROM admitted_products WHERE stock > 0)) AS countries`,
);

export const readCatalogueFigures = (sql: Sql): Promise<CatalogueFigures> => sql.one(CATALOGUE);
