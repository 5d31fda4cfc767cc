import { Op, type WhereOptions } from 'sequelize';
import {
  findRows,
  statement,
  violatesUnique,
  type Sql,
  type UnitOfWork,
} from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { KnownService } from '../names/service-directory.js';
import type { Pricing } from '../offers/offers.read-model.js';
import type { ProductOfferDto } from './products.dto.js';
import { productModel, type ProductRow } from './product.models.js';
import { stopNewProducts } from './stopped-sales.store.js';

export type NewProduct = Pick<
  ProductRow,
  'serviceCode' | 'countryIso' | 'name' | 'description' | 'ownPriceCents'
>;

export type ProductChanges = Partial<
  Pick<ProductRow, 'name' | 'description' | 'ownPriceCents' | 'markupPercent' | 'pausedAt' | 'pauseReason'>
>;

const SAVE_COUNTRY = statement(
  'products.save_country',
  'INSERT INTO countries (iso_code, updated_at) VALUES ($1, $2) ON CONFLICT (iso_code) DO NOTHING',
);

const SAVE_SERVICE = statement(
  'products.save_service',
  `INSERT INTO services (code, supplier_name, category_code) VALUES ($1, $2, $3) ON CONFLICT (code) DO NOTHING`,
);

const LOCK_SERVICE = statement(
  'products.lock_service',
  'SELECT category_code AS category FROM services WHERE code = $1 FOR NO KEY UPDATE',
);

const SET_CATEGORY = statement(
  'products.set_category',
  'UPDATE services SET category_code = $2 WHERE code = $1',
);

const NAMES = statement(
  'products.names',
  `SELECT p.id, coalesce(p.name, s.supplier_name) || ' ' || p.country_iso AS name
     FROM products p JOIN services s ON s.code = p.service_code WHERE p.id = ANY ($1::uuid[])`,
);

// Two changes at one instant get different times. After a change by staff, a pause no longer belongs to an incident.
const WRITE = statement(
  'products.write',
  `UPDATE products p SET own_price_cents = w.price, markup_percent = w.markup, paused_at = w.paused_at,
                         pause_reason = w.reason, name = w.name, description = w.description,
                         stopped_by = CASE WHEN w.paused_at IS NOT DISTINCT FROM p.paused_at THEN p.stopped_by END,
                         updated_at = greatest($8, p.updated_at + interval '1 millisecond')
     FROM unnest($1::uuid[], $2::bigint[], $3::float8[], $4::timestamptz[], $5::text[], $6::text[], $7::text[])
            AS w (id, price, markup, paused_at, reason, name, description)
    WHERE p.id = w.id`,
);

const OFFERS = statement(
  'products.offers',
  `SELECT o.id, o.provider, nullif(pr.name, pr.code) AS provider_name, o.provider_country_id,
          row_number() OVER (ORDER BY o.active DESC, now.place) AS position,
          CASE WHEN offer_is_tried(now.obstacle)
            THEN row_number() OVER (PARTITION BY offer_is_tried(now.obstacle) ORDER BY now.place) END AS rank,
          o.position IS NOT NULL AS is_ordered,
          json_build_object('amount_micros', o.cost_micros, 'currency', o.cost_currency, 'cents', cost.cents) AS cost,
          o.stock, o.delivery_rate, o.typical_seconds, o.sample_size, now.obstacle,
          CASE WHEN o.closed_at IS NOT NULL THEN
            json_build_object('reason', o.closed_reason, 'since', iso_instant(o.closed_at), 'asked', o.asked_cost,
                              'promised', json_build_object(
                                'amount_micros', o.promised_cost_micros, 'currency', o.cost_currency,
                                'cents', round(o.promised_cost_micros * now."costRate" / 10000)::bigint))
            END AS closure
     FROM offers_now('BRL', $2, $3) AS now
     JOIN offers o ON o.id = now."offerId"
     LEFT JOIN providers pr ON pr.code = o.provider
    CROSS JOIN LATERAL (SELECT round(o.cost_micros * now."costRate" / 10000)::bigint AS cents) cost
    WHERE now."productId" = $1
    ORDER BY o.active DESC, now.place`,
);

const ORDER_OFFERS = statement(
  'products.order_offers',
  `UPDATE offers o SET position = placed.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS placed (id, position) WHERE o.id = placed.id`,
);

const OPEN_OFFER = statement(
  'products.open_offer',
  `UPDATE offers SET closed_at = NULL, closed_reason = NULL, promised_cost_micros = NULL, asked_cost = NULL
    WHERE id = $1 AND closed_at IS NOT NULL RETURNING id`,
);

export function createProductStore(sql: Sql) {
  return {
    namesOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const rows = await sql.rows<{ id: string; name: string }>(NAMES, [[...new Set(ids)]]);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    offers: (productId: string, pricing: Pricing, now: Date) =>
      sql.rows<Omit<ProductOfferDto, 'provider_name'> & { provider_name: string | null }>(OFFERS, [
        productId,
        pricing,
        now,
      ]),

    orderOffers: (ids: readonly string[]) => sql.rows(ORDER_OFFERS, [ids]),

    openOffer: async (id: string) => (await sql.row(OPEN_OFFER, [id])) !== null,

    async setCategory(serviceCode: string, category: string): Promise<string> {
      const before = await sql.one<{ category: string }>(LOCK_SERVICE, [serviceCode]);
      if (before.category !== category) await sql.rows(SET_CATEGORY, [serviceCode, category]);
      return before.category;
    },

    async saveNames({ code, name, category }: KnownService, countryIso: string, now: Date): Promise<void> {
      await sql.rows(SAVE_SERVICE, [code, name, category]);
      await sql.rows(SAVE_COUNTRY, [countryIso, now]);
    },

    async write(products: readonly ProductRow[], now: Date): Promise<void> {
      const column = <Key extends keyof ProductRow>(key: Key) => products.map((product) => product[key]);
      await sql.rows(WRITE, [
        column('id'),
        column('ownPriceCents'),
        column('markupPercent'),
        column('pausedAt'),
        column('pauseReason'),
        column('name'),
        column('description'),
        now,
      ]);
    },
  };
}

/** Locks the products until the unit of work ends, always in the same order. */
const locked = (unit: UnitOfWork, where: WhereOptions<ProductRow>): Promise<ProductRow[]> =>
  findRows(productModel(unit), {
    where,
    order: [['id', 'ASC']],
    lock: unit.transaction.LOCK.UPDATE,
    transaction: unit.transaction,
  });

export const lockProducts = (unit: UnitOfWork, ids: readonly string[]) =>
  locked(unit, { id: { [Op.in]: [...ids] } });

export const lockProductsOfCountry = (unit: UnitOfWork, countryIso: string, services: readonly string[]) =>
  locked(unit, { countryIso, serviceCode: { [Op.in]: [...services] } });

/** @throws DomainError PRODUCT_EXISTS */
export async function createProduct(unit: UnitOfWork, product: NewProduct, now: Date): Promise<ProductRow> {
  const { serviceCode, countryIso } = product;
  const existing = await findRows(productModel(unit), {
    where: { serviceCode, countryIso },
    transaction: unit.transaction,
  });
  if (existing[0]) throw new DomainError('PRODUCT_EXISTS', { product_id: existing[0].id });
  try {
    const row = { ...product, createdAt: now, updatedAt: now };
    const created = await productModel(unit).create(row as ProductRow, {
      fields: Object.keys(row) as (keyof ProductRow)[],
      transaction: unit.transaction,
    });
    await stopNewProducts(unit.sql, [created.id], now);
    await created.reload({ transaction: unit.transaction });
    return created.get({ plain: true });
  } catch (error) {
    // Another member of staff created the same product at the same moment.
    if (violatesUnique(error, 'products_country_iso_service_code_key'))
      throw new DomainError('PRODUCT_EXISTS');
    throw error;
  }
}
