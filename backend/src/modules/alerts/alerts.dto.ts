import type { Language } from '../../platform/languages.js';
import type { Currency } from '../../platform/money.js';
import { presentCountry, presentService } from '../catalogue/index.js';
import { MOST_ALERTS } from './alert.store.js';
import type { AlertWithProduct } from './alerts.service.js';

/** What a customer waits for: a number of a product, or a lower price of it. */
export interface PriceAlertDto {
  id: string;
  service: { code: string; name: string; image_url: string | null };
  country: { iso_code: string; name: string; flag_image_url: string };
  currency: Currency;
  /** Null waits for a number, whatever it costs. */
  max_price_cents: number | null;
  /** `triggered`: it was met once, and is over. `ended`: its time is over. */
  state: 'waiting' | 'triggered' | 'ended';
  created_at: string;
  ends_at: string;
  triggered_at: string | null;
  /** What the number cost then. */
  triggered_price_cents: number | null;
  /** What is sold now; null where it is not sold at all. */
  now: AlertedProductDto | null;
}

export interface AlertedProductDto {
  /** Of now, or the last one where the stock is 0. */
  price_cents: number;
  stock: number;
  delivery_rate: number | null;
  typical_seconds: number | null;
}

export interface PriceAlertsDto {
  /** Those that end last come first. */
  alerts: PriceAlertDto[];
  /** How many of them have not reached their end: as many count against `maximum`. */
  open: number;
  maximum: number;
}

export interface CreatePriceAlertRequestDto {
  /** Code or name. @minLength 1 required @maxLength 60 too_long @example "wa" */
  service: string;
  /** ISO code, numeric id or name. @minLength 1 required @maxLength 60 too_long @example "CO" */
  country_iso: string;
  /**
   * Waits for a number at this price or less, in cents of the account's currency; left out: for any number.
   * @isInt @minimum 1 too_small @maximum 100000000 too_large
   */
  max_price_cents?: number;
  /** How long it waits. */
  days: 1 | 7 | 30;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type PriceAlertIdDto = string;

export function presentAlert(
  { alert, product }: AlertWithProduct,
  language: Language,
  now: Date,
): PriceAlertDto {
  const { serviceCode: code, countryIso: isoCode, triggeredAt, endsAt } = alert;
  const { name, image_url } = presentService(product ?? { code, listedName: code }, language);
  const country = product?.country ?? { isoCode, ownNames: null };
  return {
    id: alert.id,
    service: { code, name: product?.ownName ?? name, image_url },
    country: presentCountry(country, language),
    currency: alert.currency,
    max_price_cents: alert.maxPriceCents,
    state: triggeredAt ? 'triggered' : endsAt > now ? 'waiting' : 'ended',
    created_at: alert.createdAt.toISOString(),
    ends_at: endsAt.toISOString(),
    triggered_at: triggeredAt?.toISOString() ?? null,
    triggered_price_cents: alert.triggeredPriceCents,
    now: product
      ? {
          price_cents: product.priceCents,
          stock: product.stock,
          delivery_rate: product.deliveryRate,
          typical_seconds: product.typicalSeconds,
        }
      : null,
  };
}

export function presentAlerts(
  alerts: readonly AlertWithProduct[],
  language: Language,
  now: Date,
): PriceAlertsDto {
  return {
    alerts: alerts.map((each) => presentAlert(each, language, now)),
    open: alerts.filter(({ alert }) => alert.endsAt > now).length,
    maximum: MOST_ALERTS,
  };
}
