import type { FeedState, RateInForce } from '../../../platform/rates/index.js';

/** The rate by which a currency is converted now, and where it comes from. */
export interface StaffRateDto {
  currency: 'USD' | 'EUR';
  /** BRL per unit, as it is shown and charged. */
  rate: number;
  source: 'settings' | 'ptax';
  /** BRL per unit as the source says, without our spread. */
  quoted_rate: number;
  spread_percent: number;
  /** When it was published; null where the settings say it, or nothing was read yet. */
  quoted_at: string | null;
  /** Hours of banking days since it was published. */
  age_hours: number | null;
  /** Age in hours of banking days from which on it is too old: the setting `rates.max_age_hours`. */
  max_age_hours: number;
  /** False where it is older than `max_age_hours`: nothing is sold in the currency. */
  is_fresh: boolean;
}

/** How the reading of the Banco Central stands. */
export interface RateFeedDto {
  tried_at: string | null;
  read_at: string | null;
  /** Why the last attempt brought nothing. */
  error: string | null;
}

export interface StaffRatesDto {
  items: StaffRateDto[];
  total: number;
  /** Null where rates come from the settings. */
  feed: RateFeedDto | null;
}

export function presentStaffRate(rate: RateInForce): StaffRateDto {
  return {
    currency: rate.currency,
    rate: rate.rate,
    source: rate.source,
    quoted_rate: rate.quotedRate,
    spread_percent: rate.spreadPercent,
    quoted_at: rate.quotedAt?.toISOString() ?? null,
    age_hours: rate.ageHours === null ? null : Math.round(rate.ageHours * 10) / 10,
    max_age_hours: rate.maxAgeHours,
    is_fresh: rate.isFresh,
  };
}

export function presentFeed({ triedAt, readAt, error }: FeedState): RateFeedDto {
  return { tried_at: triedAt?.toISOString() ?? null, read_at: readAt?.toISOString() ?? null, error };
}
