import { statement, type Sql } from '../../../platform/database/index.js';
import { describeService } from '../names/service-directory.js';
import { stopNewProducts } from '../products/stopped-sales.store.js';

export interface ListedOffer {
  providerCountryId: string;
  countryIso: string;
  serviceCode: string;
  listedName: string;
  costMicros: number;
  stock: number;
}

// A service that several providers list keeps its name.
const SAVE_SERVICES = statement(
  'catalogue.save_services',
  `INSERT INTO services (code, supplier_name, category_code)
   SELECT DISTINCT ON (code) code, name, category
     FROM unnest($1::text[], $2::text[], $3::text[]) AS listed (code, name, category)
   ON CONFLICT (code) DO UPDATE SET supplier_name = excluded.supplier_name
    WHERE services.supplier_name <> excluded.supplier_name
      AND NOT EXISTS (SELECT FROM products p JOIN offers o ON o.product_id = p.id
                       WHERE p.service_code = services.code AND o.active AND o.provider <> $4)`,
);

const SAVE_COUNTRIES = statement(
  'catalogue.save_countries',
  `INSERT INTO countries (iso_code, updated_at)
   SELECT DISTINCT iso_code, $2::timestamptz FROM unnest($1::text[]) AS listed (iso_code)
   ON CONFLICT (iso_code) DO NOTHING`,
);

const SAVE_PRODUCTS = statement(
  'catalogue.save_products',
  `INSERT INTO products (country_iso, service_code, created_at, updated_at)
   SELECT DISTINCT country_iso, service_code, $3::timestamptz, $3::timestamptz
     FROM unnest($1::text[], $2::text[]) AS listed (country_iso, service_code)
   ON CONFLICT (country_iso, service_code) DO NOTHING RETURNING id`,
);

// Only changed rows are written: most of a list of 100 000 offers stays the same.
const SAVE_OFFERS = statement(
  'catalogue.save_offers',
  `INSERT INTO offers AS o (product_id, provider, provider_country_id, service_code, cost_micros, cost_currency, stock,
                            active, changed_at)
   SELECT DISTINCT ON (l.country_id, l.service_code)
          p.id, $1, l.country_id, l.service_code, l.cost, $2, l.stock, true, $3
     FROM unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::integer[])
            AS l (country_id, country_iso, service_code, cost, stock)
     JOIN products p ON p.country_iso = l.country_iso AND p.service_code = l.service_code
   ON CONFLICT (provider, provider_country_id, service_code) DO UPDATE SET
     product_id = excluded.product_id, cost_micros = excluded.cost_micros, cost_currency = excluded.cost_currency,
     stock = excluded.stock, active = true, changed_at = excluded.changed_at
    WHERE (o.product_id, o.cost_micros, o.cost_currency, o.stock, o.active)
          IS DISTINCT FROM (excluded.product_id, excluded.cost_micros, excluded.cost_currency, excluded.stock, true)`,
);

const RETIRE_OFFERS = statement(
  'catalogue.retire_offers',
  `UPDATE offers o SET active = false, stock = 0, changed_at = $2
    WHERE o.provider = $1 AND o.active AND NOT EXISTS (
      SELECT FROM unnest($3::text[], $4::text[]) AS l (country_id, service_code)
       WHERE l.country_id = o.provider_country_id AND l.service_code = o.service_code)`,
);

const SAVE_STOCK = statement(
  'catalogue.save_stock',
  `WITH listed AS (
     SELECT product_id, sum(stock) AS stock FROM offers WHERE active GROUP BY product_id
   )
   UPDATE products p SET stock = coalesce(l.stock, 0), is_offered = l.product_id IS NOT NULL
     FROM products x LEFT JOIN listed l ON l.product_id = x.id
    WHERE p.id = x.id AND (p.stock, p.is_offered) IS DISTINCT FROM (coalesce(l.stock, 0), l.product_id IS NOT NULL)`,
);

const RETIRE_PROVIDERS = statement(
  'catalogue.retire_providers',
  'UPDATE offers SET active = false, stock = 0, changed_at = $2 WHERE active AND provider <> ALL ($1::text[]) RETURNING id',
);

export function createCatalogueStore(sql: Sql) {
  return {
    /** Offers that are not in the list become inactive. Must run in a transaction. */
    async saveList(
      provider: string,
      currency: string,
      offers: readonly ListedOffer[],
      now: Date,
    ): Promise<void> {
      const column = <Key extends keyof ListedOffer>(key: Key) => offers.map((offer) => offer[key]);
      const categories = offers.map(
        ({ serviceCode, listedName }) => describeService(serviceCode, listedName).category,
      );
      await sql.rows(SAVE_SERVICES, [column('serviceCode'), column('listedName'), categories, provider]);
      await sql.rows(SAVE_COUNTRIES, [column('countryIso'), now]);
      const products = [column('countryIso'), column('serviceCode'), now];
      const made = (await sql.rows<{ id: string }>(SAVE_PRODUCTS, products)).map(({ id }) => id);
      if (made.length > 0) await stopNewProducts(sql, made, now);
      await sql.rows(SAVE_OFFERS, [
        provider,
        currency,
        now,
        column('providerCountryId'),
        column('countryIso'),
        column('serviceCode'),
        column('costMicros'),
        column('stock'),
      ]);
      await sql.rows(RETIRE_OFFERS, [provider, now, column('providerCountryId'), column('serviceCode')]);
      await sql.rows(SAVE_STOCK);
    },

    async retireOthers(connected: readonly string[], now: Date): Promise<void> {
      const retired = await sql.rows(RETIRE_PROVIDERS, [connected, now]);
      if (retired.length > 0) await sql.rows(SAVE_STOCK);
    },
  };
}
