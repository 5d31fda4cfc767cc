import type { Language } from '../../../platform/languages.js';
import { centsToDecimal } from '../../../platform/money.js';
import {
  nameOfCountry,
  presentCountry,
  presentService,
  stockLabelOf,
  type ManagedCategory,
  type ManagedCountry,
  type ManagedOffer,
  type ManagedProduct,
  type ManagedProvider,
  type ProductDelivery,
  type ProductFigures,
  type SyncedLists,
} from '../../catalogue/index.js';
import type { OwnNames } from '../../catalogue/index.js';
import type { AdminCountryDto, CategoryDto } from './names.dto.js';
import type {
  AdminProductDto,
  ProductDeliveryDto,
  ProductOfferDto,
  ProductStatsDto,
  ProviderCostDto,
  SyncedProductsDto,
} from './products.dto.js';
import type { ProviderDto } from './providers.dto.js';

const MICROS = 1_000_000;
const HOURS_OF_SPENDING = 24;

function presentCost({
  costMicros,
  costCurrency,
  costCents,
}: Pick<ManagedProduct, 'costMicros' | 'costCurrency' | 'costCents'>): ProviderCostDto | null {
  if (costMicros === null || costCurrency === null) return null;
  return {
    amount_micros: costMicros,
    currency: costCurrency,
    cents: costCents === null ? null : Math.round(costCents),
  };
}

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
    provider_cost: presentCost(product),
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

export function presentProductStats(
  { total, active, byCategory, newest }: ProductFigures,
  language: Language,
): ProductStatsDto {
  return {
    total_products: total,
    active_products: active,
    inactive_products: total - active,
    products_by_category: Object.fromEntries(
      byCategory.map(({ category, products }) => [category, products]),
    ),
    recent_products: newest.map(({ id, name, service, priceCents, isActive, createdAt }) => ({
      id,
      name: name ?? presentService(service, language).name,
      price_base_cents: priceCents,
      is_active: isActive,
      created_at: new Date(createdAt).toISOString(),
    })),
  };
}

export const presentOffers = (offers: readonly ManagedOffer[]): ProductOfferDto[] =>
  offers.map((offer, index) => ({
    id: offer.id,
    provider: offer.provider,
    provider_name: offer.providerName,
    provider_country_id: offer.providerCountryId,
    position: index + 1,
    is_ordered: offer.isOrdered,
    cost: presentCost(offer)!,
    stock: offer.stock,
    delivery_rate: offer.deliveryRate,
    typical_seconds: offer.typicalSeconds,
    sample_size: offer.sampleSize,
    rank: offer.rank,
    obstacle: offer.obstacle as ProductOfferDto['obstacle'],
    closure: offer.closure && {
      reason: offer.closure.reason,
      since: new Date(offer.closure.since).toISOString(),
      promised: presentCost({ ...offer, costMicros: offer.closure.promisedMicros })!,
      asked: offer.closure.asked,
    },
  }));

export function presentDelivery(
  { productId, service, country, numbers, delivered }: ProductDelivery,
  language: Language,
): ProductDeliveryDto {
  const { name, image_url } = presentService(service, language);
  const { iso_code, name: countryName, flag_image_url } = presentCountry(country, language);
  return {
    product_id: productId,
    service_code: service.code,
    service_name: name,
    service_image_url: image_url,
    country_iso: iso_code,
    country_name: countryName,
    flag_image_url,
    numbers,
    delivered,
  };
}

export function presentCategory(category: ManagedCategory, language: Language): CategoryDto {
  const names = { pt: category.namePt, en: category.nameEn, es: category.nameEs };
  return {
    code: category.code,
    name: names[language],
    names,
    position: category.position,
    services: category.services,
    products: category.products,
    updated_at: category.updatedAt.toISOString(),
  };
}

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

export function presentAdminCountry(country: ManagedCountry, language: Language): AdminCountryDto {
  const { isoCode } = country;
  const ownNames: OwnNames = { pt: country.namePt, en: country.nameEn, es: country.nameEs };
  const nameIn = (wanted: Language) => nameOfCountry(isoCode, ownNames, wanted);
  return {
    ...presentCountry({ isoCode, ownNames }, language),
    names: { pt: nameIn('pt'), en: nameIn('en'), es: nameIn('es') },
    has_own_names: Object.values(ownNames).some((name) => name !== null),
    is_enabled: country.isEnabled,
    position: country.position,
    products: country.products,
    paused_products: country.paused,
    stock: country.stock,
    updated_at: country.updatedAt.toISOString(),
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

export function presentProvider(provider: ManagedProvider): ProviderDto {
  const { health, bans, delivery, connection, circuit, polling } = provider;
  const { balanceMicros, spentMicros, attempts, errors } = health;
  const lastsHours =
    balanceMicros !== null && spentMicros > 0 ? (balanceMicros / spentMicros) * HOURS_OF_SPENDING : null;
  return {
    code: provider.code,
    name: provider.name,
    source: connection ? 'staff' : 'environment',
    connection: connection && {
      url: connection.url,
      key_ends_in: connection.keyEnd,
      requests_per_second: connection.requestsPerSecond,
      lists_per_second: connection.listsPerSecond,
    },
    is_simulated: provider.isSimulated,
    currency: provider.currency,
    priority: provider.priority,
    max_open_numbers: provider.maxOpenNumbers,
    polling: polling && {
      mode: polling.isListed ? 'list' : 'one_by_one',
      interval_seconds: polling.intervalSeconds,
      at: polling.polledAt.toISOString(),
    },
    circuit: circuit && {
      state: circuit.state,
      reason: circuit.reason,
      since: circuit.openedAt.toISOString(),
      retry_at: circuit.retryAt.toISOString(),
    },
    is_paused: provider.pausedAt !== null,
    paused_at: provider.pausedAt?.toISOString() ?? null,
    pause_reason: provider.pauseReason,
    balance: balanceMicros === null ? null : balanceMicros / MICROS,
    balance_at: health.balanceAt?.toISOString() ?? null,
    balance_lasts_hours: lastsHours === null ? null : Math.round(lastsHours * 10) / 10,
    open_numbers: health.openNumbers,
    health: {
      attempts,
      errors,
      error_rate: attempts === 0 ? null : errors / attempts,
      p95_latency_ms: health.p95LatencyMs === null ? null : Math.round(health.p95LatencyMs),
      last_success_at: health.lastSuccessAt?.toISOString() ?? null,
      last_failure_at: health.lastFailureAt?.toISOString() ?? null,
      last_failure_reason: health.lastFailureReason,
      settled: health.settled,
      delivered: health.delivered,
      products: delivery.map(({ serviceCode, countryIso, numbers, delivered }) => ({
        ...{ service_code: serviceCode, country_iso: countryIso, numbers, delivered },
      })),
      bans: bans.map(({ providerCountryId, serviceCode, bannedUntil }) => ({
        provider_country_id: providerCountryId || null,
        service_code: serviceCode || null,
        banned_until: bannedUntil.toISOString(),
      })),
    },
    updated_at: provider.updatedAt?.toISOString() ?? null,
  };
}

/** Paths within the presented provider. */
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
