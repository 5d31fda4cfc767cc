import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Pricing } from '../catalogue/catalogue.read-model.js';

/** What products cost now that a customer has bought before. */
export interface CurrentOffers {
  currency: Currency;
  /** Null if no provider sells it at the moment. */
  of(serviceCode: string, countryIso: string): { priceCents: number; stock: number } | null;
}

interface Row {
  serviceCode: string;
  countryIso: string;
  priceCents: number;
  stock: number;
}

const CURRENT = statement(
  'orders.current_offers',
  `SELECT p.service_code AS "serviceCode", p.country_iso AS "countryIso",
          coalesce(min(price) FILTER (WHERE o.stock > 0), min(price)) AS "priceCents", sum(o.stock)::bigint AS stock
     FROM unnest($1::text[], $2::text[]) AS wanted (service, country)
     JOIN products p ON p.service_code = wanted.service AND p.country_iso = wanted.country
     JOIN open_offers o ON o.product_id = p.id
    CROSS JOIN LATERAL sale_price_cents(p.own_price_cents, o.cost_micros, o.cost_currency, $3, $4) AS price
    WHERE price IS NOT NULL
    GROUP BY p.id`,
);

const keyOf = (serviceCode: string, countryIso: string) => `${serviceCode} ${countryIso}`;

export async function readCurrentOffers(
  sql: Sql,
  products: readonly { serviceCode: string; countryIso: string }[],
  { currency, pricing }: { currency: Currency; pricing: Pricing },
): Promise<CurrentOffers> {
  const wanted = new Map(
    products.map((product) => [keyOf(product.serviceCode, product.countryIso), product]),
  );
  const codes = [...wanted.values()];
  const rows =
    codes.length === 0
      ? []
      : await sql.rows<Row>(CURRENT, [
          codes.map(({ serviceCode }) => serviceCode),
          codes.map(({ countryIso }) => countryIso),
          ...[currency, pricing],
        ]);
  const offers = new Map(rows.map((row) => [keyOf(row.serviceCode, row.countryIso), row]));
  return { currency, of: (serviceCode, countryIso) => offers.get(keyOf(serviceCode, countryIso)) ?? null };
}
