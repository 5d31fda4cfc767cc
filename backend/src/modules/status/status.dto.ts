import type { WholeListQueryDto } from '../../platform/http/index.js';
import type { ProductNamesDto } from '../catalogue/index.js';
import type { IncidentDto } from './incidents/incident.dto.js';

export interface ListStatusProductsQueryDto extends WholeListQueryDto<'numbers' | 'delivery'> {
  /** Part of the name of a service or a country, in any of our languages, or a code. @maxLength 100 too_long */
  search?: string;
}

export interface IncidentFeedQueryDto {
  /** A reader of feeds does not say its language otherwise. */
  language?: 'pt' | 'en' | 'es';
}

/** Who wants to be mailed what happens. */
export interface FollowStatusRequestDto {
  /**
   * @isString email_required
   * @minLength 1 email_required @maxLength 254 email_invalid @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$ email_invalid
   * @example "maria@example.com"
   */
  email: string;
}

/** The delivery of a period, among the numbers that received a message or had their chance to. */
export interface MeasuredDeliveryDto {
  numbers: number;
  /** Share of them that received at least one message, in whole percent; null below `least_sample`. */
  delivery_percent: number | null;
  /** What half of the first messages took at most; null below `least_sample`. */
  median_seconds: number | null;
  /** What nine in ten first messages took at most; null below `least_sample`. */
  p90_seconds: number | null;
  /** Whether the share is below `unstable_below_percent`. */
  is_unstable: boolean;
}

/** `unstable` below `unstable_below_percent`, `failing` below half of that, `unmeasured` below `least_sample`. */
export type StatusDayDto = 'normal' | 'unstable' | 'failing' | 'unmeasured';

/** A service in a country that had numbers within 24 hours. */
export interface StatusProductDto extends ProductNamesDto {
  hour: MeasuredDeliveryDto;
  day: MeasuredDeliveryDto;
  /** The last 30 days in America/Sao_Paulo until today, the oldest first. */
  days: StatusDayDto[];
}

/** One of the products with the most numbers, by hour. */
export interface StatusHoursDto extends ProductNamesDto {
  day: MeasuredDeliveryDto;
  /** The 24 hours, the oldest first. */
  hours: { starts_at: string; numbers: number; delivery_percent: number | null; is_unstable: boolean }[];
}

/** How the numbers of a service in a country delivered. */
export interface StatusDeliveryDto {
  /** @example "wa" */
  service: string;
  /** @example "BR" */
  country: string;
  window: '1h' | '24h';
  /** Numbers that received a message, or had their chance to: at least `least_sample`. */
  samples: number;
  /** Share of them that received at least one message, 0 to 1. */
  rate: number;
  /** What half of the first messages took at most; null where none came. */
  median_seconds: number | null;
  /** What nine in ten first messages took at most; null where none came. */
  p90_seconds: number | null;
}

/** Staff took it out (`off`), or it does not do its work at the moment (`failing`). */
export interface StatusProviderDto {
  /** A number in place of the name. @example "provider-1" */
  code: string;
  state: 'working' | 'failing' | 'off';
}

/** Who charges top-ups. */
export interface StatusGatewayDto {
  /** @example "MERCADOPAGO" */
  code: 'MERCADOPAGO' | 'PIX';
  state: 'working' | 'failing' | 'off';
}

/** What the page /status shows. */
export interface StatusPageDto {
  /** When the figures were counted last; null before anything has been counted. */
  measured_at: string | null;
  /**
   * Of the last hour: all is well, some products are unstable, all in all it is, or too little to say. `incident`: nothing
   * of it is measured, but staff told of a disturbance.
   */
  verdict: 'good' | 'partly' | 'bad' | 'unmeasured' | 'incident';
  /** Whether numbers are sold: by all providers, by some, or by none at the moment. */
  sales: 'open' | 'limited' | 'closed';
  providers: StatusProviderDto[];
  gateways: StatusGatewayDto[];
  /** Below so many numbers nothing is said. */
  least_sample: number;
  unstable_below_percent: number;
  hour: MeasuredDeliveryDto;
  day: MeasuredDeliveryDto;
  /** All numbers of the last 30 days, as those of a product; empty before anything has been counted. */
  days: StatusDayDto[];
  /** What is unstable in the last hour, by how many numbers. */
  unstable: StatusProductDto[];
  /** The first ones by how many numbers they had; `GET /api/v1/status/products` has all. */
  products: StatusProductDto[];
  /** How many had numbers within 24 hours. */
  product_count: number;
  by_hour: StatusHoursDto[];
  /** What staff told of and is not over, the newest first. */
  incidents: IncidentDto[];
  /** The last ones that are over; `GET /api/v1/status/incidents` has those of 90 days. */
  past_incidents: IncidentDto[];
}

export interface StatusDto extends StatusPageDto {
  /** Of the last hour and the last 24, by how many numbers; what is below `least_sample` is left out. */
  delivery: StatusDeliveryDto[];
}
