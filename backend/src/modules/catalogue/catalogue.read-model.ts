import { statement, type Sql } from '../../platform/database/index.js';
import type { Currency } from '../../platform/money.js';
import type { Pricing } from './offers/offers.read-model.js';
import type { CountryReference, OwnNames } from './names/product-names.js';

export interface CountryRow {
  isoCode: string;
  countryId: string;
  position: number;
  ownNames: OwnNames;
}

export interface ServiceRow {
  id: string;
  country: CountryReference | null;
  code: string;
  listedName: string;
  ownName: string | null;
  description: string | null;
  category: string;
  priceCents: number;
  stock: number;
  deliveryRate: number | null;
  typicalSeconds: number | null;
  sampleSize: number;
  worksNow: boolean | null;
}

export interface ServicesQuery {
  countryIso: string | null;
  serviceCode: string | null;
  currency: Currency;
  pricing: Pricing;
  onlyActive: boolean;
}

const COUNTRIES = statement(
  'catalogue.countries',
  `SELECT p.country_iso AS "isoCode", min(o.provider_country_id) AS "countryId", c.position,
          json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es) AS "ownNames"
     FROM products p JOIN offers_at($1) o ON o.product_id = p.id JOIN countries c ON c.iso_code = p.country_iso
    WHERE offer_is_open(o.obstacle)
    GROUP BY p.country_iso, c.id`,
);

type Offers = 'open' | 'all';

/** The last price of a product, used where no provider offers it any more. */
const LAST_PRICE = `(SELECT min(sale_price_cents(p.own_price_cents, p.markup_percent, o.cost_micros, o.cost_currency, $1, $2))
                       FROM offers o WHERE o.product_id = p.id)`;

/** Reads the products that are listed now, or also those that were sold before. */
const soldWhere = (condition: string | null, offers: Offers) => `
  SELECT p.*, sold.price, now.stock AS stock_now
    FROM products_now($1, $2, $3) AS now
    JOIN ${offers === 'open' ? 'products' : 'admitted_products'} p ON p.id = now.product_id
   CROSS JOIN LATERAL (SELECT ${offers === 'open' ? 'now.price_cents' : `coalesce(now.price_cents, ${LAST_PRICE})`} AS price) sold
   WHERE sold.price IS NOT NULL ${offers === 'open' ? 'AND now.is_listed' : ''}
     ${condition === null ? '' : `AND now.product_id = ANY (ARRAY(SELECT p.id FROM products p WHERE ${condition}))`}`;

const productsWhere = (name: string, condition: string | null, offers: Offers) =>
  statement(
    `catalogue.${offers}_${name}`,
    `SELECT p.id, p.service_code AS code, s.supplier_name AS "listedName",
            p.name AS "ownName", p.description, s.category_code AS category,
            json_build_object('isoCode', p.country_iso,
                              'ownNames', json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es)) AS country,
            p.price AS "priceCents", p.stock_now AS stock,
            p.delivery_rate AS "deliveryRate", p.typical_seconds AS "typicalSeconds",
            p.sample_size AS "sampleSize", p.works_now AS "worksNow"
       FROM (${soldWhere(condition, offers)}) p
       JOIN services s ON s.code = p.service_code
       JOIN countries c ON c.iso_code = p.country_iso`,
  );

const servicesEverywhere = (offers: Offers) =>
  statement(
    `catalogue.${offers}_services_everywhere`,
    `SELECT p.service_code AS id, p.service_code AS code, s.supplier_name AS "listedName",
            NULL AS "ownName", NULL AS description, s.category_code AS category,
            coalesce(min(p.price) FILTER (WHERE p.stock_now > 0), min(p.price)) AS "priceCents", sum(p.stock_now)::bigint AS stock,
            NULL AS country, NULL AS "deliveryRate", NULL AS "typicalSeconds", 0 AS "sampleSize", NULL AS "worksNow"
       FROM (${soldWhere(null, offers)}) p
       JOIN services s ON s.code = p.service_code
      GROUP BY p.service_code, s.code`,
  );

const both = <Made>(make: (offers: Offers) => Made): Record<Offers, Made> => ({
  open: make('open'),
  all: make('all'),
});

const SERVICES_OF_COUNTRY = both((offers) =>
  productsWhere('services_of_country', 'p.country_iso = $4', offers),
);
const COUNTRIES_OF_SERVICE = both((offers) =>
  productsWhere('countries_of_service', 'p.service_code = $4', offers),
);
const PRODUCTS = productsWhere('products', null, 'open');
const SERVICES_EVERYWHERE = both(servicesEverywhere);

const PROVIDERS_STATE = statement('catalogue.providers_state', 'SELECT providers_state($1) AS state');

const IS_EMPTY = statement(
  'catalogue.is_empty',
  'SELECT NOT EXISTS (SELECT FROM offers WHERE active) AS "isEmpty"',
);

const SERVICE_NAMES = statement(
  'catalogue.service_names',
  'SELECT code, supplier_name AS "listedName" FROM services',
);

const SERVICE_NAME = statement(
  'catalogue.service_name',
  'SELECT supplier_name AS "listedName" FROM services WHERE code = $1',
);

const COUNTRY_NAMES = statement(
  'catalogue.country_names',
  `SELECT name_pt AS pt, name_en AS en, name_es AS es FROM countries WHERE iso_code = $1`,
);

export function createCatalogueReadModel(sql: Sql) {
  return {
    isEmpty: async () => (await sql.one<{ isEmpty: boolean }>(IS_EMPTY)).isEmpty,

    providersState: async (now: Date) => (await sql.one<{ state: string }>(PROVIDERS_STATE, [now])).state,

    countries: (now: Date) => sql.rows<CountryRow>(COUNTRIES, [now]),

    services(query: ServicesQuery, now: Date): Promise<ServiceRow[]> {
      const { countryIso, serviceCode, currency, pricing } = query;
      const offers = query.onlyActive ? 'open' : 'all';
      const values = [currency, pricing, now];
      if (serviceCode !== null)
        return sql.rows<ServiceRow>(COUNTRIES_OF_SERVICE[offers], [...values, serviceCode]);
      return countryIso === null
        ? sql.rows<ServiceRow>(SERVICES_EVERYWHERE[offers], values)
        : sql.rows<ServiceRow>(SERVICES_OF_COUNTRY[offers], [...values, countryIso]);
    },

    products: ({ currency, pricing }: Pick<ServicesQuery, 'currency' | 'pricing'>, now: Date) =>
      sql.rows<ServiceRow>(PRODUCTS, [currency, pricing, now]),

    serviceName: async (code: string) =>
      (await sql.row<{ listedName: string }>(SERVICE_NAME, [code]))?.listedName ?? null,

    countryNames: async (isoCode: string) =>
      (await sql.row<OwnNames>(COUNTRY_NAMES, [isoCode])) ?? { pt: null, en: null, es: null },

    serviceNames: () => sql.rows<{ code: string; listedName: string }>(SERVICE_NAMES),
  };
}

export type CatalogueReadModel = ReturnType<typeof createCatalogueReadModel>;
