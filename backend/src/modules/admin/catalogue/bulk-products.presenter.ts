import type { Language } from '../../../platform/languages.js';
import { presentCountry, presentService } from '../../catalogue/index.js';
import { byAttention, type BulkItem, changedSince, repeated, sameMarkup, seenOf } from './bulk-outcome.js';
import type { BulkProductDto, BulkProductsDto, BulkProductsRequestDto } from './bulk-products.dto.js';

const LISTED = 200;

/** Reasons for which a product has no possible price. */
const REFUSALS: Partial<Record<string, BulkProductsDto['refused'][number]['code']>> = {
  no_price: 'NO_PRICE',
  no_cost: 'NO_COST',
  too_low: 'PRICE_TOO_LOW',
};

interface Context extends Pick<BulkProductsRequestDto, 'seen' | 'show'> {
  unknown: readonly string[];
  operationId: string | null;
  leastMargin: number;
  now: Date;
  language: Language;
}

/** @param items in the order in which they were read */
export function presentOutcome(items: readonly BulkItem[], context: Context): BulkProductsDto {
  const { unknown, operationId, seen, show = {}, leastMargin, now, language } = context;
  const products = items.map(({ before }) => before);
  const changed = seen === undefined ? new Set<string>() : changedSince(seen, products);
  const changing = items.filter(({ stays }) => stays === null);
  const priceless = items.flatMap(({ before: { id }, stays }) => {
    const code = stays && REFUSALS[stays];
    return code ? [{ id, code }] : [];
  });
  const refused = [...unknown.map((id) => ({ id, code: 'NOT_FOUND' as const })), ...priceless];
  const count = (of: (item: BulkItem) => boolean) => items.filter(of).length;
  const services = new Map(products.map(({ service }) => [service.code, service]));
  const [service] = services.size === 1 ? services.values() : [];
  const shown = items
    .toSorted(byAttention)
    .map((item) => ({ item, row: presentItem(item, changed.has(item.before.id), language) }))
    .filter(({ item, row }) => isShown(item, row, show))
    .map(({ row }) => row);
  return {
    dry_run: operationId === null,
    operation_id: operationId,
    matched: items.length + unknown.length,
    changed: changing.length,
    skipped: items.length - changing.length - priceless.length,
    refused,
    below_cost: changing.filter(({ isBelowCost }) => isBelowCost).length,
    left_below_cost: count(({ stays }) => stays === 'below_cost'),
    all_below_cost: count(({ isBelowCost }) => isBelowCost),
    low_margin: count(({ isLowMargin }) => isLowMargin),
    own_price: count(({ before }) => before.ownPriceCents !== null),
    service_name: service ? presentService(service, language).name : null,
    least_margin_percent: leastMargin,
    stops_following: changing.filter(({ stopsFollowing }) => stopsFollowing).length,
    same_markup_percent: sameMarkup(items),
    if_repeated: repeated(items),
    seen: seenOf(products),
    read_at: now.toISOString(),
    changed_since: changed.size,
    shown: shown.length,
    items: shown.slice(0, LISTED),
  };
}

function isShown(
  { before, isBelowCost, isLowMargin }: BulkItem,
  { sku, name, country_name }: BulkProductDto,
  { only, search = '' }: NonNullable<BulkProductsRequestDto['show']>,
): boolean {
  if (only === 'below_cost' && !isBelowCost) return false;
  if (only === 'low_margin' && !isLowMargin) return false;
  if (only === 'own_price' && before.ownPriceCents === null) return false;
  const text = `${sku} ${name} ${country_name}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function presentItem(item: BulkItem, hasChanged: boolean, language: Language): BulkProductDto {
  const { before, after, priceCents, margin, isBelowCost, isLowMargin, stays, sold } = item;
  const country = presentCountry(before.country, language);
  const isInactive = after.pausedAt !== null || !before.isCountryEnabled;
  const available = before.stock === 0 ? 'out_of_stock' : 'active';
  return {
    id: before.id,
    sku: before.sku,
    name: before.name ?? presentService(before.service, language).name,
    country_iso: before.countryIso,
    country_name: country.name,
    flag_image_url: country.flag_image_url,
    cost_cents: before.costCents === null ? null : Math.ceil(before.costCents),
    sold_7_days: sold,
    stops_following: item.stopsFollowing,
    price_cents_before: before.priceCents,
    price_cents_after: priceCents,
    margin_before: before.margin,
    margin_after: margin,
    status_before: before.status,
    status_after: isInactive ? 'inactive' : available,
    is_below_cost: isBelowCost,
    is_low_margin: isLowMargin,
    has_changed: hasChanged,
    stays,
  };
}
