import type { Language } from '../../platform/languages.js';
import type { Currency } from '../../platform/money.js';
import { presentCountry, presentService } from '../catalogue/index.js';
import { MOST_ALERTS } from './alert.store.js';
import type { AlertWithProduct } from './alerts.service.js';

/** An alert: a customer waits for a number of a product, or for a lower price of it. */
export interface PriceAlertDto {
  id: string;
  service: { code: string; name: string; image_url: string | null };
  country: { iso_code: string; name: string; flag_image_url: string };
  currency: Currency;
  /** The alert waits for a number at this price or less; null waits for a number at any price. */
  max_price_cents: number | null;
  /** `triggered`: the customer was told once, and the alert is over. `ended`: its days are over. */
  state: 'waiting' | 'triggered' | 'ended';
  created_at: string;
  ends_at: string;
  triggered_at: string | null;
  /** What the number cost when the alert was triggered. */
  triggered_price_cents: number | null;
  /** What the product costs now; null when it is not sold at all. */
  now: AlertedProductDto | null;
}

export interface AlertedProductDto {
  /** The price now; when the stock is 0, the last price. */
  price_cents: number;
  stock: number;
  delivery_rate: number | null;
  typical_seconds: number | null;
}

export interface PriceAlertsDto {
  /** The alerts that end last come first. */
  alerts: PriceAlertDto[];
  /** How many alerts have not reached their end. These count against `maximum`. */
  open: number;
  maximum: number;
}

export interface CreatePriceAlertRequestDto {
  /** Code or name. @minLength 1 required @maxLength 60 too_long @example "wa" */
  service: string;
  /** ISO code, numeric id or name. @minLength 1 required @maxLength 60 too_long @example "CO" */
  country_iso: string;
  /**
   * Waits for a number at this price or less, in cents of the account's currency; when left out, at any price.
   * @isInt @minimum 1 too_small @maximum 100000000 too_large
   */
  max_price_cents?: number;
  /** For how many days the alert waits. */
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
