import { createHash } from 'node:crypto';
import type { Settings } from '../../../platform/settings/index.js';
import type { ManagedProduct, ProductRow } from '../../catalogue/index.js';
import { changedPrice, followingPrice, PRICES, type StayReason } from './bulk-prices.js';
import { isLowMargin } from './catalogue-admin.presenter.js';
import type { BulkProductChangesDto } from './bulk-products.dto.js';
import { changesOf, pausedBy } from './product-changes.js';

/** A change of many products. Staff can leave single products out (`leftOut`) or sell them at a loss (`atLoss`). */
export interface BulkEdit {
  changes: BulkProductChangesDto;
  leftOut: ReadonlySet<string>;
  atLoss: ReadonlySet<string>;
}

export interface BulkItem {
  before: ManagedProduct;
  after: ProductRow;
  priceCents: number | null;
  margin: number | null;
  isBelowCost: boolean;
  isLowMargin: boolean;
  stopsFollowing: boolean;
  stays: StayReason | null;
  sold: number;
}

type Pricing = Pick<Settings, 'price_markup_percent' | 'default_price_cents' | 'least_margin_percent'>;

export interface Judge {
  pricing: Pricing;
  reason: string | null;
  now: Date;
}

export const givenPrices = (changes: BulkProductChangesDto) =>
  PRICES.filter((name) => changes[name] !== undefined);

const isBelow = (priceCents: number | null, costCents: number | null) =>
  priceCents !== null && costCents !== null && priceCents < costCents;

/** The result of the change for one product. `sold` is how many codes it delivered. */
export function judged(product: ManagedProduct, edit: BulkEdit, sold: number, judge: Judge): BulkItem {
  const { costCents } = product;
  const { after, why } = edited(product, edit, judge);
  const isPriced =
    after.ownPriceCents !== product.ownPriceCents || after.markupPercent !== product.markupPercent;
  const priceCents = isPriced ? followingPrice(costCents, after, judge.pricing) : product.priceCents;
  const isBelowCost = isBelow(priceCents, costCents);
  const margin = priceCents && costCents !== null ? (priceCents - costCents) / priceCents : null;
  return {
    before: product,
    after,
    priceCents,
    margin,
    isBelowCost,
    isLowMargin: !isBelowCost && isLowMargin(margin, judge.pricing),
    stopsFollowing: product.ownPriceCents === null && after.ownPriceCents !== null,
    stays: why ?? staysByChoice(product, after, edit, isBelowCost),
    sold,
  };
}

function edited(product: ManagedProduct, { changes }: BulkEdit, { reason, now }: Judge) {
  let terms: Pick<ProductRow, 'ownPriceCents' | 'markupPercent'> = product;
  if (givenPrices(changes).length > 0) {
    if (changes.keep_own_prices && product.ownPriceCents !== null)
      return { after: product, why: 'own_price' as const };
    const changed = changedPrice(product, changes);
    if ('why' in changed) return { after: product, why: changed.why };
    terms = changed;
  }
  const { ownPriceCents, markupPercent } = terms;
  return {
    after: { ...product, ownPriceCents, markupPercent, ...pausedBy(changes.status, product, reason, now) },
    why: null,
  };
}

function staysByChoice(
  product: ManagedProduct,
  after: ProductRow,
  { changes, leftOut, atLoss }: BulkEdit,
  isBelowCost: boolean,
): StayReason | null {
  if (leftOut.has(product.id)) return 'left_out';
  if (changes.skip_below_cost && isBelowCost && !atLoss.has(product.id)) return 'below_cost';
  return changesOf(product, after).length === 0 ? 'unchanged' : null;
}

const rankOf = ({ isBelowCost, isLowMargin }: BulkItem) => (isBelowCost ? 0 : isLowMargin ? 1 : 2);

/** Products below cost first, then those with a low margin, then the best-selling ones. */
export const byAttention = (one: BulkItem, other: BulkItem): number =>
  rankOf(one) - rankOf(other) || other.sold - one.sold || one.before.sku.localeCompare(other.before.sku);

const sumOf = (items: readonly BulkItem[], of: (item: BulkItem) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** What the sales of the last seven days bring at the old and the new prices, for the products that change. */
export function repeated(items: readonly BulkItem[]) {
  const changing = items.filter(({ stays }) => stays === null);
  const sum = (of: (item: BulkItem) => number | null) =>
    Math.round(sumOf(changing, (item) => item.sold * (of(item) ?? 0)));
  const marginOf = (price: number | null, cost: number | null) =>
    price === null || cost === null ? null : price - cost;
  const codes = sumOf(changing, ({ sold }) => sold);
  const before = sum(({ before: { priceCents, costCents } }) => marginOf(priceCents, costCents));
  const after = sum(({ priceCents, before: { costCents } }) => marginOf(priceCents, costCents));
  return {
    codes,
    revenue_cents_before: sum(({ before: { priceCents } }) => priceCents),
    revenue_cents_after: sum(({ priceCents }) => priceCents),
    margin_cents_before: before,
    margin_cents_after: after,
    break_even_codes: after > 0 && before > 0 ? Math.ceil((codes * before) / after) : null,
  };
}

/** The markup that would bring as much as the new prices that stop following the cost, rounded to a tenth. */
export function sameMarkup(items: readonly BulkItem[]): number | null {
  const stopping = items.filter(
    ({ stays, stopsFollowing, before }) => stays === null && stopsFollowing && before.costCents,
  );
  const hasSales = stopping.some(({ sold }) => sold > 0);
  const weighed = (of: (item: BulkItem) => number) =>
    sumOf(stopping, (item) => of(item) * (hasSales ? item.sold : 1));
  const cost = weighed(({ before }) => before.costCents ?? 0);
  if (cost === 0) return null;
  const percent = Math.round((weighed(({ priceCents }) => priceCents ?? 0) / cost - 1) * 1000) / 10;
  return percent < 0 ? null : percent;
}

const MARK_CHARACTERS = 6;

const markOf = ({ id, ownPriceCents, markupPercent, priceCents, costCents }: ManagedProduct) =>
  createHash('sha256')
    .update([id, ownPriceCents, markupPercent, priceCents, costCents].join(' '))
    .digest('base64url')
    .slice(0, MARK_CHARACTERS);

/** A fingerprint of the read products, with a few characters for each. */
export const seenOf = (products: readonly ManagedProduct[]): string => products.map(markOf).join('');

/** The products that differ from the fingerprint `seen`, or are missing in it. */
export function changedSince(seen: string, products: readonly ManagedProduct[]): ReadonlySet<string> {
  const marks = new Set(seen.match(new RegExp(`.{${MARK_CHARACTERS}}`, 'g')));
  return new Set(products.filter((product) => !marks.has(markOf(product))).map(({ id }) => id));
}
