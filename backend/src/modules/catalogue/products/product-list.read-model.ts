import { literal, Op, type WhereOptions } from 'sequelize';
import {
  createListQuery,
  findRows,
  idAmong,
  mapList,
  statement,
  type Database,
  type IdReading,
  type ListQuery,
} from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import {
  type CountryReference,
  type ServiceReference,
  countryMatches,
  serviceMatches,
  type OwnNames,
} from '../names/product-names.js';
import { createCatalogueReadModel } from '../catalogue.read-model.js';
import { pricingOf, type Pricing } from '../offers/offers.read-model.js';
import { productModel, type ProductRow } from './product.models.js';

export type ProductStatus = 'active' | 'inactive' | 'out_of_stock';

export const STOCK_LABELS = ['none', 'low', 'medium', 'high'] as const;
export type StockLabel = (typeof STOCK_LABELS)[number];

const LOW_STOCK = 5;
const MEDIUM_STOCK = 10;

export function stockLabelOf(stock: number): StockLabel {
  if (stock === 0) return 'none';
  if (stock <= LOW_STOCK) return 'low';
  return stock <= MEDIUM_STOCK ? 'medium' : 'high';
}

interface ProductFacts {
  service: ServiceReference;
  category: string;
  country: CountryReference;
  isCountryEnabled: boolean;
  costMicros: number | null;
  costCurrency: string | null;
  /** Cents of BRL, not rounded. */
  costCents: number | null;
  /** The price by the cost, in cents of BRL. */
  syncedPriceCents: number | null;
  priceCents: number | null;
  margin: number | null;
  offers: number;
  isSold: boolean;
}

export interface ManagedProduct extends ProductRow, ProductFacts {
  status: ProductStatus;
}

/** Each word may be a service, a country, or a part of the product's own texts. */
export type ProductSearch = readonly { text: string; serviceCodes: string[]; countryIsos: string[] }[];

export interface ProductFilter {
  search?: ProductSearch | undefined;
  status?: ProductStatus | undefined;
  category?: string | undefined;
  country?: string | undefined;
  service?: string | undefined;
  stock?: StockLabel | undefined;
  price?: 'own' | 'synced' | undefined;
  marginBelow?: number | undefined;
  ids?: readonly string[] | undefined;
}

export type ProductSort = 'sku' | 'stock' | 'created_at' | 'updated_at';

export type ProductList = ListQuery<ManagedProduct, ProductFilter, ProductSort>;

const FACTS = statement(
  'products.facts',
  `SELECT p.id, json_build_object('code', s.code, 'listedName', s.supplier_name) AS service,
          s.category_code AS category,
          json_build_object('isoCode', p.country_iso,
                            'ownNames', json_build_object('pt', c.name_pt, 'en', c.name_en, 'es', c.name_es)) AS country,
          coalesce(c.is_enabled, true) AS "isCountryEnabled",
          cost.cost_micros AS "costMicros", cost.cost_currency AS "costCurrency", cost.cost_cents::float AS "costCents",
          cost.synced_price_cents AS "syncedPriceCents", coalesce(now.price_cents, price.cents) AS "priceCents",
          product_margin(price.cents, cost.cost_cents) AS margin,
          (SELECT count(*) FROM offers o WHERE o.product_id = p.id AND o.active) AS offers,
          coalesce(now.stock, 0) > 0 AS "isSold"
     FROM products p
     JOIN services s ON s.code = p.service_code
     LEFT JOIN countries c ON c.iso_code = p.country_iso
     LEFT JOIN (SELECT * FROM products_now('BRL', $2, $3) WHERE product_id = ANY ($1::uuid[])) now ON now.product_id = p.id
     LEFT JOIN LATERAL product_cost(p.id, $2) cost ON true
    CROSS JOIN LATERAL (SELECT coalesce(p.own_price_cents, cost.synced_price_cents) AS cents) price
    WHERE p.id = ANY ($1::uuid[])`,
);

const IS_ENABLED = literal(`"country_iso" NOT IN (SELECT iso_code FROM countries WHERE NOT is_enabled)`);

/** Each of the two queries uses its own index. */
const INACTIVE: readonly IdReading[] = [
  ['SELECT id FROM products WHERE paused_at IS NOT NULL'],
  ['SELECT p.id FROM countries c JOIN products p ON p.country_iso = c.iso_code WHERE NOT c.is_enabled'],
];

const STATUS: Record<Exclude<ProductStatus, 'inactive'>, WhereOptions<ProductRow>> = {
  active: { [Op.and]: [{ pausedAt: null, stock: { [Op.gt]: 0 } }, IS_ENABLED] },
  out_of_stock: { [Op.and]: [{ pausedAt: null, stock: 0 }, IS_ENABLED] },
};

const STOCK: Record<StockLabel, WhereOptions<ProductRow>> = {
  none: { stock: 0 },
  low: { stock: { [Op.between]: [1, LOW_STOCK] } },
  medium: { stock: { [Op.between]: [LOW_STOCK + 1, MEDIUM_STOCK] } },
  high: { stock: { [Op.gt]: MEDIUM_STOCK } },
};

function statusOf(product: ProductRow, facts: ProductFacts): ProductStatus {
  if (product.pausedAt !== null || !facts.isCountryEnabled) return 'inactive';
  return product.stock === 0 ? 'out_of_stock' : 'active';
}

interface Deps extends Pick<Platform, 'settings' | 'clock'> {
  db: Pick<Database, 'sequelize' | 'sql'>;
}

export function createProductList({ db, settings, clock }: Deps) {
  const pricing = (): Pricing => pricingOf(settings.current());

  async function withFacts(rows: readonly ProductRow[]): Promise<ManagedProduct[]> {
    const found = await db.sql.rows<ProductFacts & { id: string }>(FACTS, [
      rows.map(({ id }) => id),
      pricing(),
      clock.now(),
    ]);
    const byId = new Map(found.map((facts) => [facts.id, facts]));
    return rows.map((row) => {
      const facts = byId.get(row.id)!;
      return { ...row, ...facts, status: statusOf(row, facts) };
    });
  }

  const ofService = (code: string) =>
    literal(
      `"service_code" IN (SELECT code FROM services WHERE category_code = ${db.sequelize.escape(code)})`,
    );

  const earningLess = (share: number) =>
    literal(`EXISTS (SELECT FROM product_cost("products"."id", ${db.sequelize.escape(JSON.stringify(pricing()))}) cost
      WHERE product_margin(coalesce("own_price_cents", cost.synced_price_cents), cost.cost_cents) < ${Number(share)})`);

  const list: ProductList = mapList(
    createListQuery<ProductRow, ProductFilter, ProductSort>(db, {
      model: productModel(db),
      scope: {},
      filters: {
        search: (words) => ({ [Op.and]: words.map((word) => idAmong(db, readingsOf(word))) }),
        status: (status) => (status === 'inactive' ? idAmong(db, INACTIVE) : STATUS[status]),
        category: (code) => ofService(code),
        country: (countryIso) => ({ countryIso }),
        service: (serviceCode) => ({ serviceCode }),
        stock: (label) => STOCK[label],
        price: (source) => ({ ownPriceCents: source === 'own' ? { [Op.ne]: null } : null }),
        marginBelow: (share) => earningLess(share),
        ids: (ids) => ({ id: { [Op.in]: [...ids] } }),
      },
      sorts: { sku: 'sku', stock: 'stock', created_at: 'createdAt', updated_at: 'updatedAt' },
    }),
    withFacts,
  );

  return {
    list,

    async find(id: string): Promise<ManagedProduct | null> {
      const [row] = await withFacts(await findRows(productModel(db), { where: { id } }));
      return row ?? null;
    },

    /** Only the directories of services and countries know names: the search text becomes codes first. */
    async searchOf(text: string): Promise<ProductSearch> {
      const services = await createCatalogueReadModel(db.sql).serviceNames();
      const countries = await countriesWithNames(db);
      return text.split(/\s+/).map((word) => ({
        text: word,
        serviceCodes: services
          .filter(({ code, listedName }) => serviceMatches(code, listedName, word))
          .map(({ code }) => code),
        countryIsos: countries
          .filter(({ isoCode, ownNames }) => countryMatches(isoCode, word, ownNames))
          .map(({ isoCode }) => isoCode),
      }));
    },
  };
}

function readingsOf({ text, serviceCodes, countryIsos }: ProductSearch[number]): IdReading[] {
  const written = text.replace(/[\\%_]/g, '\\$&');
  const readings: IdReading[] = [
    ['SELECT id FROM products WHERE sku LIKE ?', `${written.toUpperCase()}%`],
    ['SELECT id FROM products WHERE name IS NOT NULL AND lower(name) LIKE ?', `%${written.toLowerCase()}%`],
  ];
  if (serviceCodes.length > 0) {
    readings.push(['SELECT id FROM products WHERE service_code = ANY (?)', serviceCodes]);
  }
  if (countryIsos.length > 0) {
    readings.push(['SELECT id FROM products WHERE country_iso = ANY (?)', countryIsos]);
  }
  return readings;
}

const COUNTRIES = statement(
  'products.countries',
  `SELECT iso_code AS "isoCode", json_build_object('pt', name_pt, 'en', name_en, 'es', name_es) AS "ownNames"
     FROM countries`,
);

const countriesWithNames = (db: Pick<Database, 'sql'>) =>
  db.sql.rows<{ isoCode: string; ownNames: OwnNames }>(COUNTRIES);
