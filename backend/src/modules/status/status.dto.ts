import type { WholeListQueryDto } from '../../platform/http/index.js';
import type { ProductNamesDto } from '../catalogue/index.js';
import type { IncidentDto } from './incidents/incident.dto.js';

export interface ListStatusProductsQueryDto extends WholeListQueryDto<'numbers' | 'delivery'> {
  /** Part of the name of a service or a country, in any of our languages, or a code. @maxLength 100 too_long */
  search?: string;
}

export interface IncidentFeedQueryDto {
  /** The language of the feed, because a feed reader does not send one. */
  language?: 'pt' | 'en' | 'es';
}

/** The address that wants to follow the status. */
export interface FollowStatusRequestDto {
  /**
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
}

/** The delivery in a period. It counts numbers that received a message or had enough time to receive one. */
export interface MeasuredDeliveryDto {
  numbers: number;
  /** Share of these numbers that received at least one message, in whole percent; null below `least_sample`. */
  delivery_percent: number | null;
  /** Half of the first messages came within this time; null when fewer than `least_sample` came. */
  median_seconds: number | null;
  /** Nine in ten first messages came within this time; null when fewer than `least_sample` came. */
  p90_seconds: number | null;
  /** Whether `delivery_percent` is below `unstable_below_percent`. */
  is_unstable: boolean;
}

/** `unstable` below `unstable_below_percent`, `failing` below half of that, `unmeasured` below `least_sample`. */
export type StatusDayDto = 'normal' | 'unstable' | 'failing' | 'unmeasured';

/** A service in a country that had numbers in the last 24 hours. */
export interface StatusProductDto extends ProductNamesDto {
  hour: MeasuredDeliveryDto;
  day: MeasuredDeliveryDto;
  /** The last 30 days in America/Sao_Paulo, today included, the oldest first. */
  days: StatusDayDto[];
}

/** One of the products with the most numbers, hour by hour. */
export interface StatusHoursDto extends ProductNamesDto {
  day: MeasuredDeliveryDto;
  /** The last 24 hours, the oldest first. */
  hours: { starts_at: string; numbers: number; delivery_percent: number | null; is_unstable: boolean }[];
}

/** The delivery of the numbers of a service in a country. */
export interface StatusDeliveryDto {
  /** @example "wa" */
  service: string;
  /** @example "BR" */
  country: string;
  window: '1h' | '24h';
  /** Numbers that received a message or had enough time to receive one: at least `least_sample`. */
  samples: number;
  /** Share of these numbers that received at least one message, 0 to 1. */
  rate: number;
  /** Half of the first messages came within this time; null when none came. */
  median_seconds: number | null;
  /** Nine in ten first messages came within this time; null when none came. */
  p90_seconds: number | null;
}

/** A provider. `off`: staff switched it off. `failing`: it does not give numbers at the moment. */
export interface StatusProviderDto {
  /** A number instead of the name, which is not public. @example "provider-1" */
  code: string;
  state: 'working' | 'failing' | 'off';
}

/** A gateway that charges top-ups. */
export interface StatusGatewayDto {
  /** @example "MERCADOPAGO" */
  code: 'MERCADOPAGO' | 'PIX';
  state: 'working' | 'failing' | 'off';
}

/** The content of the page /status. */
export interface StatusPageDto {
  /** When the figures were counted last; null before the first count. */
  measured_at: string | null;
  /**
   * The last hour. `partly`: some products are unstable. `bad`: all numbers together are. `unmeasured`: too few numbers.
   * `incident`: the figures show no problem or are too few, but staff published an incident.
   */
  verdict: 'good' | 'partly' | 'bad' | 'unmeasured' | 'incident';
  /** Whether we sell numbers at the moment: from all providers, from some, or from none. */
  sales: 'open' | 'limited' | 'closed';
  providers: StatusProviderDto[];
  gateways: StatusGatewayDto[];
  /** With fewer numbers than this, no figures are given. */
  least_sample: number;
  unstable_below_percent: number;
  hour: MeasuredDeliveryDto;
  day: MeasuredDeliveryDto;
  /** All numbers of the last 30 days, like those of a product; empty before the first count. */
  days: StatusDayDto[];
  /** The products that are unstable in the last hour, those with the most numbers first. */
  unstable: StatusProductDto[];
  /** The products with the most numbers; `GET /api/v1/status/products` has all. */
  products: StatusProductDto[];
  /** How many products had numbers in the last 24 hours. */
  product_count: number;
  by_hour: StatusHoursDto[];
  /** The open incidents, the newest first. */
  incidents: IncidentDto[];
  /** The last resolved incidents; `GET /api/v1/status/incidents` has those of 90 days. */
  past_incidents: IncidentDto[];
}

export interface StatusDto extends StatusPageDto {
  /** The last hour and the last 24, products with the most numbers first; those below `least_sample` are left out. */
  delivery: StatusDeliveryDto[];
}
