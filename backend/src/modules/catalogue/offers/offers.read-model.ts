import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Settings } from '../../../platform/settings/index.js';

export interface Pricing {
  markup: number;
  /** Price in BRL cents where the cost is not known. */
  default: number;
  /** BRL for one unit of each currency. */
  fx: Record<string, number>;
}

export function pricingOf({ price_markup_percent, default_price_cents, fx }: Settings): Pricing {
  return { markup: price_markup_percent, default: default_price_cents, fx: { BRL: 1, ...fx } };
}

export interface CurrentOffers {
  currency: Currency;
  of(serviceCode: string, countryIso: string): CurrentOffer | null;
}

interface CurrentOffer {
  priceCents: number;
  stock: number;
  /** Share of the offer's numbers that received an SMS; null while too few were measured. */
  deliveryRate: number | null;
}

interface Row extends CurrentOffer {
  serviceCode: string;
  countryIso: string;
}

const CURRENT = statement(
  'offers.current',
  `SELECT p.service_code AS "serviceCode", p.country_iso AS "countryIso", now.price_cents AS "priceCents", now.stock,
          p.delivery_rate AS "deliveryRate"
     FROM products_now($3, $4, $5) AS now
     JOIN products p ON p.id = now.product_id
    WHERE now.is_listed AND now.price_cents IS NOT NULL
      AND now.product_id = ANY (ARRAY(SELECT p.id FROM unnest($1::text[], $2::text[]) AS wanted (service, country)
                                        JOIN products p ON p.service_code = wanted.service
                                                       AND p.country_iso = wanted.country))`,
);

const keyOf = (serviceCode: string, countryIso: string) => `${serviceCode} ${countryIso}`;

export async function readCurrentOffers(
  sql: Sql,
  products: readonly { serviceCode: string; countryIso: string }[],
  { currency, pricing, now }: { currency: Currency; pricing: Pricing; now: Date },
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
          currency,
          pricing,
          now,
        ]);
  const offers = new Map(rows.map((row) => [keyOf(row.serviceCode, row.countryIso), row]));
  return { currency, of: (serviceCode, countryIso) => offers.get(keyOf(serviceCode, countryIso)) ?? null };
}
