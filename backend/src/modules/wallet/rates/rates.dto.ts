import type { RateInForce } from '../../../platform/rates/index.js';

/** The current price of one unit of a currency, for display and for charges. */
export interface ExchangeRateDto {
  currency: 'USD' | 'EUR';
  /** BRL for one unit. */
  rate: number;
  /** `settings`: set by us. `ptax`: published by the Banco Central do Brasil, with our spread added. */
  source: 'settings' | 'ptax';
  /** When the bank published it; null where we set it. */
  quoted_at: string | null;
  /** False where the rate is too old: top-ups, quotes and purchases in the currency answer RATE_UNAVAILABLE. */
  is_available: boolean;
}

export interface ExchangeRatesDto {
  items: ExchangeRateDto[];
  total: number;
}

export function presentRate({ currency, rate, source, quotedAt, isFresh }: RateInForce): ExchangeRateDto {
  return { currency, rate, source, quoted_at: quotedAt?.toISOString() ?? null, is_available: isFresh };
}
