import { statement, type Sql } from '../../../platform/database/index.js';

export interface OrdersUnderway {
  pending: number;
  processing: number;
  shipped: number;
  /** Numbers and top-ups since the given instant. */
  recent: number;
}

// Indexes activations_underway, activations_orders, topups_orders.
const COUNT_UNDERWAY = statement(
  'orders.count_underway',
  `SELECT count(*) FILTER (WHERE status = 'WAITING_SMS') AS shipped,
          count(*) FILTER (WHERE status = 'REQUESTING' AND is_tried) AS processing,
          count(*) FILTER (WHERE status = 'REQUESTING' AND NOT is_tried) AS pending,
          (SELECT count(*) FROM order_entries WHERE created_at >= $1) AS recent
     FROM (SELECT status, EXISTS (SELECT FROM provider_attempts t
                                   WHERE t.activation_id = a.id AND t.outcome <> 'pending') AS is_tried
             FROM activations a WHERE status IN ('REQUESTING', 'WAITING_SMS')) AS underway`,
);

export function countUnderway(sql: Sql, since: Date): Promise<OrdersUnderway> {
  return sql.one<OrdersUnderway>(COUNT_UNDERWAY, [since]);
}
