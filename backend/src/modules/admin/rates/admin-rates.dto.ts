import type { ListPageDto } from '../../../platform/http/index.js';
import type { FeedState, RateInForce } from '../../../platform/rates/index.js';

/** The rate that converts a currency now, and its source. */
export interface StaffRateDto {
  currency: 'USD' | 'EUR';
  /** How many BRL one unit costs, as we show and charge it. */
  rate: number;
  source: 'settings' | 'ptax';
  /** How many BRL one unit costs by the source, without our spread. */
  quoted_rate: number;
  spread_percent: number;
  /** When the source published it; null when it comes from the settings, or nothing was read yet. */
  quoted_at: string | null;
  /** Hours on banking days since it was published. */
  age_hours: number | null;
  /** The setting `rates.max_age_hours`: above this age, in hours on banking days, the rate is too old. */
  max_age_hours: number;
  /** Whether it is not older than `max_age_hours`. Nothing is sold in the currency with an older rate. */
  is_fresh: boolean;
}

/** How reading the rates from the Banco Central goes. */
export interface RateFeedDto {
  tried_at: string | null;
  read_at: string | null;
  /** Why the last try brought no rates. */
  error: string | null;
}

export interface StaffRatesDto extends ListPageDto<StaffRateDto> {
  /** Null when the rates come from the settings. */
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
