import type { Language } from '../../../platform/languages.js';
import { centsToDecimal } from '../../../platform/money.js';
import type { Settings } from '../../../platform/settings/index.js';
import {
  nameOfCountry,
  presentCountry,
  presentService,
  stockLabelOf,
  type AdminCountryDto,
  type AdminProductDto,
  type ListedCountry,
  type ManagedProduct,
} from '../../catalogue/index.js';

/** Whether the margin is less than the setting `least_margin_percent`. */
export const isLowMargin = (
  margin: number | null,
  { least_margin_percent: least }: Pick<Settings, 'least_margin_percent'>,
): boolean => margin !== null && margin * 100 < least;

export function presentProduct(
  product: ManagedProduct,
  settings: Pick<Settings, 'least_margin_percent'>,
  language: Language,
): AdminProductDto {
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
    markup_percent: product.markupPercent,
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
    is_low_margin: isLowMargin(product.margin, settings),
    delivery_rate: product.deliveryRate,
    typical_seconds: product.typicalSeconds,
    sample_size: product.sampleSize,
    works_now: product.worksNow,
    offers: product.offers,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
  };
}

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
