import type { Language } from '../../../platform/languages.js';
import { centsToDecimal } from '../../../platform/money.js';
import {
  nameOfCountry,
  presentCountry,
  presentService,
  stockLabelOf,
  type AdminCountryDto,
  type AdminProductDto,
  type CategoryDto,
  type ListedCategory,
  type ListedCountry,
  type ListedDelivery,
  type ManagedProduct,
  type ProductDeliveryDto,
  type ProductFigures,
  type ProductStatsDto,
  type SyncedLists,
} from '../../catalogue/index.js';
import type { BulkProductsDto } from './bulk-products.dto.js';
import type { BulkOutcome } from './bulk-products.service.js';
import type { SyncedProductsDto } from './products.dto.js';

export function presentProduct(product: ManagedProduct, language: Language): AdminProductDto {
  const service = presentService(product.service, language);
  const country = presentCountry(product.country, language);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name ?? service.name,
    own_name: product.name,
    description: product.description,
    service_code: product.serviceCode,
    service_name: service.name,
    country_iso: product.countryIso,
    country_name: country.name,
    category: product.category,
    price: product.priceCents === null ? null : centsToDecimal(product.priceCents),
    price_cents: product.priceCents,
    currency: 'BRL',
    price_source: product.ownPriceCents === null ? 'synced' : 'own',
    synced_price_cents: product.syncedPriceCents,
    stock: product.stock,
    stock_label: stockLabelOf(product.stock),
    status: product.status,
    is_sold: product.isSold,
    paused_at: product.pausedAt?.toISOString() ?? null,
    pause_reason: product.pauseReason,
    is_country_enabled: product.isCountryEnabled,
    image_url: service.image_url,
    flag_image_url: country.flag_image_url,
    provider_cost:
      product.costMicros === null || product.costCurrency === null
        ? null
        : {
            amount_micros: product.costMicros,
            currency: product.costCurrency,
            cents: product.costCents === null ? null : Math.round(product.costCents),
          },
    margin: product.margin,
    delivery_rate: product.deliveryRate,
    typical_seconds: product.typicalSeconds,
    sample_size: product.sampleSize,
    works_now: product.worksNow,
    offers: product.offers,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
  };
}

/** Paths within the presented product. */
export const PRODUCT_CSV_COLUMNS = [
  'id',
  'sku',
  'name',
  'service_code',
  'country_iso',
  'category',
  'price_cents',
  'price_source',
  'synced_price_cents',
  'provider_cost.cents',
  'margin',
  'stock',
  'stock_label',
  'status',
  'delivery_rate',
  'updated_at',
] as const;

export const presentProductStats = (
  { recent_products, ...figures }: ProductFigures,
  language: Language,
): ProductStatsDto => ({
  ...figures,
  recent_products: recent_products.map(({ own_name, service, ...product }) => ({
    ...product,
    name: own_name ?? presentService(service, language).name,
  })),
});

export function presentDelivery(
  { service, country, ...delivery }: ListedDelivery,
  language: Language,
): ProductDeliveryDto {
  const { name: service_name, image_url: service_image_url } = presentService(service, language);
  const { name: country_name, flag_image_url } = presentCountry(country, language);
  return { ...delivery, service_name, service_image_url, country_name, flag_image_url };
}

export const presentCategory = (category: ListedCategory, language: Language): CategoryDto => ({
  ...category,
  name: category.names[language],
});

/** Paths within the presented category. */
export const CATEGORY_CSV_COLUMNS = [
  'code',
  'name',
  'names.pt',
  'names.en',
  'names.es',
  'position',
  'services',
  'products',
  'updated_at',
] as const;

export function presentAdminCountry(
  { ownNames, ...country }: ListedCountry,
  language: Language,
): AdminCountryDto {
  const isoCode = country.iso_code;
  const nameIn = (wanted: Language) => nameOfCountry(isoCode, ownNames, wanted);
  return {
    ...country,
    ...presentCountry({ isoCode, ownNames }, language),
    names: { pt: nameIn('pt'), en: nameIn('en'), es: nameIn('es') },
    has_own_names: Object.values(ownNames).some((name) => name !== null),
  };
}

/** Paths within the presented country. */
export const COUNTRY_CSV_COLUMNS = [
  'iso_code',
  'name',
  'is_enabled',
  'position',
  'products',
  'paused_products',
  'stock',
  'updated_at',
] as const;

export function presentSync(synced: readonly SyncedLists[]): SyncedProductsDto {
  const items = synced.map(({ provider, offers }) => ({
    code: provider,
    is_read: offers !== null,
    offers: offers ?? 0,
  }));
  return { items, total: items.length };
}

/** Paths within the provider. */
export const PROVIDER_CSV_COLUMNS = [
  'code',
  'name',
  'source',
  'priority',
  'currency',
  'balance',
  'balance_at',
  'balance_lasts_hours',
  'open_numbers',
  'max_open_numbers',
  'is_paused',
  'pause_reason',
  'circuit.state',
  'circuit.reason',
  'health.attempts',
  'health.errors',
  'health.error_rate',
  'health.p95_latency_ms',
  'health.settled',
  'health.delivered',
  'updated_at',
] as const;

const SHOWN_OF_BULK = 100;

export function presentBulk(
  { matched, items, skipped }: BulkOutcome,
  isDryRun: boolean,
  language: Language,
): BulkProductsDto {
  return {
    dry_run: isDryRun,
    matched,
    changed: items.length,
    skipped: skipped.length,
    below_cost: items.filter(({ isBelowCost }) => isBelowCost).length,
    items: items.slice(0, SHOWN_OF_BULK).map(({ before, after, isBelowCost }) => ({
      id: before.id,
      sku: before.sku,
      name: before.name ?? presentService(before.service, language).name,
      country_iso: before.countryIso,
      price_cents_before: before.priceCents,
      price_cents_after: after.priceCents,
      margin_before: before.margin,
      margin_after: after.margin,
      status_before: before.status,
      status_after: after.status,
      is_below_cost: isBelowCost,
    })),
    skipped_items: skipped.slice(0, SHOWN_OF_BULK).map(({ product: { id, sku }, why }) => ({ id, sku, why })),
  };
}
