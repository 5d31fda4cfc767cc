import { statement, type Sql } from '../../../platform/database/index.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { CountryReference, ServiceReference } from '../names/product-names.js';
import type { ProductDeliveryDto } from '../products/products.dto.js';

export interface DeliveryRule {
  windowSeconds: number;
  recentSeconds: number;
  leastSample: number;
  recentSample: number;
  worksShare: number;
  patienceShare: number;
}

export function deliveryRuleOf({ delivery, swap }: Settings): DeliveryRule {
  return {
    windowSeconds: delivery.window_hours * 3_600,
    recentSeconds: delivery.recent_minutes * 60,
    leastSample: delivery.least_sample,
    recentSample: delivery.recent_sample,
    worksShare: delivery.works_percent / 100,
    patienceShare: swap.wait_percentile / 100,
  };
}

const COUNT = statement('delivery.count', 'SELECT delivery_count($1, $2, $3) AS since');
const PUBLISH = statement('delivery.publish', 'SELECT delivery_publish($1, $2, $3)');

export function createDeliveryStore(sql: Sql) {
  return {
    async count(horizonSeconds: number, windowSeconds: number, now: Date): Promise<Date> {
      return (await sql.one<{ since: Date }>(COUNT, [horizonSeconds, windowSeconds, now])).since;
    },

    publish: (rule: DeliveryRule, touchedSince: Date | null, now: Date) =>
      sql.rows(PUBLISH, [rule, touchedSince, now]),
  };
}

export interface ListedDelivery extends Pick<ProductDeliveryDto, 'product_id' | 'numbers' | 'delivered'> {
  service: ServiceReference;
  country: CountryReference;
}

const DELIVERY = statement(
  'products.delivery',
  `SELECT p.id AS product_id,
          json_build_object('code', s.code, 'listedName', s.supplier_name) AS service,
          json_build_object('isoCode', counted.country_iso,
                            'ownNames', json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es)) AS country,
          counted.numbers, counted.delivered
     FROM (SELECT service_code, country_iso, sum(numbers)::integer AS numbers,
                  coalesce(sum(numbers) FILTER (WHERE wait_seconds IS NOT NULL), 0)::integer AS delivered
             FROM delivery_figures WHERE starts_at > $1
            GROUP BY service_code, country_iso ORDER BY sum(numbers) DESC LIMIT $2) counted
     JOIN services s ON s.code = counted.service_code
     LEFT JOIN products p ON p.service_code = counted.service_code AND p.country_iso = counted.country_iso
     LEFT JOIN countries c ON c.iso_code = counted.country_iso
    ORDER BY counted.numbers DESC, s.code, counted.country_iso`,
);

export const readDelivery = (sql: Sql, since: Date, limit: number) =>
  sql.rows<ListedDelivery>(DELIVERY, [since, limit]);
