import type { RateInForce } from '../../../platform/rates/index.js';

/** What a unit of a currency costs now: shown and charged alike. */
export interface ExchangeRateDto {
  currency: 'USD' | 'EUR';
  /** BRL per unit. */
  rate: number;
  /** `settings`: set by us. `ptax`: published by the Banco Central do Brasil, with our spread. */
  source: 'settings' | 'ptax';
  /** When it was published; null where we set it. */
  quoted_at: string | null;
  /** False where the rate is too old: top-ups, quotes and purchases of the currency answer RATE_UNAVAILABLE. */
  is_available: boolean;
}

export interface ExchangeRatesDto {
  items: ExchangeRateDto[];
  total: number;
}

export function presentRate({ currency, rate, source, quotedAt, isFresh }: RateInForce): ExchangeRateDto {
  return { currency, rate, source, quoted_at: quotedAt?.toISOString() ?? null, is_available: isFresh };
}
