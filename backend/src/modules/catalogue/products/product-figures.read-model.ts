import { statement, type Sql } from '../../../platform/database/index.js';
import type { ServiceReference } from '../names/product-names.js';

export interface ProductFigures {
  total: number;
  active: number;
  byCategory: { category: string; products: number }[];
  /** Newest first, at most five. */
  newest: {
    id: string;
    service: ServiceReference;
    name: string | null;
    priceCents: number | null;
    isActive: boolean;
    createdAt: string;
  }[];
}

/** Those that some provider offers and that staff lets be sold. */
export const ACTIVE_PRODUCTS = 'SELECT count(*) FROM admitted_products WHERE is_offered';

const FIGURES = statement(
  'products.figures',
  `SELECT (SELECT count(*) FROM products) AS total, (${ACTIVE_PRODUCTS}) AS active,
          (SELECT coalesce(json_agg(json_build_object('category', code, 'products', products)), '[]')
             FROM (SELECT g.code, count(p.id) AS products
                     FROM categories g JOIN services s ON s.category_code = g.code
                     JOIN products p ON p.service_code = s.code
                    GROUP BY g.code, g.position ORDER BY g.position) counted) AS "byCategory",
          (SELECT coalesce(json_agg(newest), '[]')
             FROM (SELECT p.id, json_build_object('code', s.code, 'listedName', s.supplier_name) AS service, p.name,
                          coalesce(p.own_price_cents, cost.synced_price_cents) AS "priceCents",
                          EXISTS (SELECT FROM admitted_products a WHERE a.id = p.id AND a.is_offered) AS "isActive",
                          p.created_at AS "createdAt"
                     FROM (SELECT * FROM products ORDER BY created_at DESC, id DESC LIMIT 5) p
                     JOIN services s ON s.code = p.service_code
                     LEFT JOIN LATERAL product_cost(p.id, $1) cost ON true
                    ORDER BY p.created_at DESC, p.id DESC) newest) AS newest`,
);

export function readProductFigures(sql: Sql, pricing: object): Promise<ProductFigures> {
  return sql.one<ProductFigures>(FIGURES, [pricing]);
}
