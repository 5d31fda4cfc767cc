import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { CountryReference } from '../activation.js';
import type { OwnNames } from './product-names.js';

/** What turns a provider's cost into our price; the SQL functions of offers.sql apply it. */
export interface Pricing {
  /** Percent added to the cost. */
  markup: number;
  /** BRL cents of a product whose cost is not known. */
  default: number;
  /** BRL per unit of the currency. */
  fx: Record<string, number>;
}

export function pricingOf({ price_markup_percent, default_price_cents, fx }: Settings): Pricing {
  return { markup: price_markup_percent, default: default_price_cents, fx: { BRL: 1, ...fx } };
}

export interface CountryRow {
  isoCode: string;
  /** One of the ids under which providers list the country. */
  countryId: string;
  /** Lower ones are listed first, equal ones by name. */
  position: number;
  ownNames: OwnNames;
}

export interface ServiceRow {
  /** Id of the product, or the service's code where all countries are meant. */
  id: string;
  /** Null where all countries are meant. */
  country: CountryReference | null;
  code: string;
  supplierName: string;
  /** The product's own words. */
  ownName: string | null;
  description: string | null;
  category: string;
  priceCents: number;
  stock: number;
  deliveryRate: number | null;
  typicalSeconds: number | null;
  /** Numbers behind the rate. */
  sampleSize: number;
  worksNow: boolean | null;
}

/** One service in all countries, all services of one country, or each service at its lowest price. */
export interface ServicesQuery {
  countryIso: string | null;
  /** Comes before the country. */
  serviceCode: string | null;
  currency: Currency;
  pricing: Pricing;
  onlyActive: boolean;
}

export interface MostUsedRow {
  code: string;
  supplierName: string;
  activations: number;
}

const COUNTRIES = statement(
  'catalogue.countries',
  `SELECT p.country_iso AS "isoCode", min(o.provider_country_id) AS "countryId", c.position,
          json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es) AS "ownNames"
     FROM products p JOIN open_offers o ON o.product_id = p.id JOIN countries c ON c.iso_code = p.country_iso
    GROUP BY p.country_iso, c.id`,
);

/** What is counted as stock can be sold now; the rest, of which there is none, is read only where it is asked for. */
const OPEN = 'open_offers';
const ALL = `(SELECT o.product_id, o.cost_micros, o.cost_currency, coalesce(sold.stock, 0) AS stock
                FROM offers o JOIN admitted_products p ON p.id = o.product_id
                LEFT JOIN open_offers sold ON sold.id = o.id)`;

/** Products with their price and what is known of them; $1 is what they have in common. */
const productsWhere = (name: string, condition: string, offers: string) =>
  statement(
    `catalogue.${name}`,
    `SELECT p.id, p.service_code AS code, s.supplier_name AS "supplierName",
            p.name AS "ownName", p.description, s.category_code AS category,
            json_build_object('isoCode', p.country_iso,
                              'ownNames', json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es)) AS country,
            coalesce(min(price) FILTER (WHERE o.stock > 0), min(price)) AS "priceCents", sum(o.stock) AS stock,
            p.delivery_rate AS "deliveryRate", p.typical_seconds AS "typicalSeconds",
            p.sample_size AS "sampleSize", p.works_now AS "worksNow"
       FROM products p
       JOIN services s ON s.code = p.service_code
       JOIN countries c ON c.iso_code = p.country_iso
       JOIN ${offers} o ON o.product_id = p.id
      CROSS JOIN LATERAL sale_price_cents(p.own_price_cents, o.cost_micros, o.cost_currency, $2, $3) AS price
      WHERE ${condition} AND price IS NOT NULL
      GROUP BY p.id, s.code, c.id`,
  );

const servicesOfCountry = (name: string, offers: string) =>
  productsWhere(`${name}_services_of_country`, 'p.country_iso = $1', offers);

const countriesOfService = (name: string, offers: string) =>
  productsWhere(`${name}_countries_of_service`, 'p.service_code = $1', offers);

const servicesEverywhere = (name: string, offers: string) =>
  statement(
    `catalogue.${name}_services_everywhere`,
    `SELECT p.service_code AS id, p.service_code AS code, s.supplier_name AS "supplierName",
            NULL AS "ownName", NULL AS description, s.category_code AS category,
            coalesce(min(price) FILTER (WHERE o.stock > 0), min(price)) AS "priceCents", sum(o.stock) AS stock,
            NULL AS country, NULL AS "deliveryRate", NULL AS "typicalSeconds", 0 AS "sampleSize", NULL AS "worksNow"
       FROM products p
       JOIN services s ON s.code = p.service_code
       JOIN ${offers} o ON o.product_id = p.id
      CROSS JOIN LATERAL sale_price_cents(p.own_price_cents, o.cost_micros, o.cost_currency, $1, $2) AS price
      WHERE price IS NOT NULL
      GROUP BY p.service_code, s.code`,
  );

const SERVICES_OF_COUNTRY = { open: servicesOfCountry('open', OPEN), all: servicesOfCountry('all', ALL) };
const COUNTRIES_OF_SERVICE = { open: countriesOfService('open', OPEN), all: countriesOfService('all', ALL) };
const SERVICES_EVERYWHERE = { open: servicesEverywhere('open', OPEN), all: servicesEverywhere('all', ALL) };

const MOST_USED = statement(
  'catalogue.most_used',
  `SELECT c.service_code AS code, s.supplier_name AS "supplierName", sum(c.orders)::bigint AS activations
     FROM order_counts c JOIN services s ON s.code = c.service_code
    WHERE c.user_id = $1 AND EXISTS (SELECT FROM open_offers o WHERE o.service_code = c.service_code)
    GROUP BY c.service_code, s.supplier_name
    ORDER BY sum(c.orders) DESC, max(c.newest_at) DESC LIMIT 6`,
);

const IS_EMPTY = statement(
  'catalogue.is_empty',
  'SELECT NOT EXISTS (SELECT FROM offers WHERE active) AS "isEmpty"',
);

const SERVICE_NAMES = statement(
  'catalogue.service_names',
  'SELECT code, supplier_name AS "supplierName" FROM services',
);

const SERVICE_NAME = statement(
  'catalogue.service_name',
  'SELECT supplier_name AS "supplierName" FROM services WHERE code = $1',
);

const COUNTRY_NAMES = statement(
  'catalogue.country_names',
  `SELECT name_pt AS pt, name_en AS en, name_es AS es FROM countries WHERE iso_code = $1`,
);

export function createCatalogueReadModel(sql: Sql) {
  return {
    /** Whether no provider has listed anything yet. */
    isEmpty: async () => (await sql.one<{ isEmpty: boolean }>(IS_EMPTY)).isEmpty,

    countries: () => sql.rows<CountryRow>(COUNTRIES),

    services(query: ServicesQuery): Promise<ServiceRow[]> {
      const { countryIso, serviceCode, currency, pricing } = query;
      const offers = query.onlyActive ? 'open' : 'all';
      if (serviceCode !== null)
        return sql.rows<ServiceRow>(COUNTRIES_OF_SERVICE[offers], [serviceCode, currency, pricing]);
      return countryIso === null
        ? sql.rows<ServiceRow>(SERVICES_EVERYWHERE[offers], [currency, pricing])
        : sql.rows<ServiceRow>(SERVICES_OF_COUNTRY[offers], [countryIso, currency, pricing]);
    },

    mostUsed: (userId: string) => sql.rows<MostUsedRow>(MOST_USED, [userId]),

    /** The supplier's name of one service; null when no provider has ever offered it. */
    serviceName: async (code: string) =>
      (await sql.row<{ supplierName: string }>(SERVICE_NAME, [code]))?.supplierName ?? null,

    /** The names that staff gave a country. */
    countryNames: async (isoCode: string) =>
      (await sql.row<OwnNames>(COUNTRY_NAMES, [isoCode])) ?? { pt: null, en: null, es: null },

    /** Every service that some provider has ever offered. */
    serviceNames: () => sql.rows<{ code: string; supplierName: string }>(SERVICE_NAMES),
  };
}

export type CatalogueReadModel = ReturnType<typeof createCatalogueReadModel>;
