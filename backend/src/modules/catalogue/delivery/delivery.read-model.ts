import { statement, type Sql } from '../../../platform/database/index.js';
import type { CountryReference, ServiceReference } from '../names/product-names.js';

export interface ProductDelivery {
  productId: string | null;
  service: ServiceReference;
  country: CountryReference;
  /** Numbers that had their chance, and those that received a message. */
  numbers: number;
  delivered: number;
}

const DELIVERY = statement(
  'products.delivery',
  `SELECT p.id AS "productId", json_build_object('code', s.code, 'listedName', s.supplier_name) AS service,
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
  sql.rows<ProductDelivery>(DELIVERY, [since, limit]);
