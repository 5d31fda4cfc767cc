import { statement, type Sql } from '../../../platform/database/index.js';

export interface MostUsedRow {
  code: string;
  listedName: string;
  activations: number;
}

const MOST_USED = statement(
  'orders.most_used',
  `SELECT c.service_code AS code, s.supplier_name AS "listedName", sum(c.orders)::bigint AS activations
     FROM order_counts c JOIN services s ON s.code = c.service_code
    WHERE c.user_id = $1
      AND EXISTS (SELECT FROM offers_at($2) o WHERE o.service_code = c.service_code AND offer_is_open(o.obstacle))
    GROUP BY c.service_code, s.supplier_name
    ORDER BY sum(c.orders) DESC, max(c.newest_at) DESC LIMIT 6`,
);

/** The customer's own services that are sold now, most activations first. */
export const readMostUsed = (sql: Sql, userId: string, now: Date) =>
  sql.rows<MostUsedRow>(MOST_USED, [userId, now]);
