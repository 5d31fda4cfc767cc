import type { Currency } from '../../../platform/money.js';

export type ChangeMoneyDto = 'revenue' | 'margin' | 'topups';

export type ChangeByDto = 'service' | 'country' | 'provider' | 'product' | 'gateway' | 'currency';

export interface ChangeQueryDto {
  /**
   * First day of the later period, in America/Sao_Paulo; the first of the month when left out.
   * @maxLength 10 too_long
   * @example "2026-11-16"
   */
  from?: string;
  /**
   * Last day of the later period, included; today when left out.
   * @maxLength 10 too_long
   * @example "2026-11-22"
   */
  to?: string;
  /**
   * First day of the earlier period. When left out and the later period begins on the first of a month and ends in that
   * month, it is the same days of the month before; otherwise as many days just before.
   * @maxLength 10 too_long
   */
  against_from?: string;
  /**
   * Last day of the earlier period, included. Give both days or none.
   * @maxLength 10 too_long
   */
  against_to?: string;
  /** The money to explain; `revenue` when left out. `topups` is the money that top-ups credited. */
  money?: ChangeMoneyDto;
  /** What each row is: a service when left out, for top-ups a gateway. Top-ups allow only `gateway` and `currency`. */
  by?: ChangeByDto;
  /**
   * Only this service, by its code.
   * @maxLength 20 too_long
   */
  service?: string;
  /**
   * Only this country.
   * @pattern ^[A-Z]{2}$ invalid
   */
  country?: string;
  /**
   * Only this provider, by its code; `none` for numbers that no provider had.
   * @maxLength 50 too_long
   */
  provider?: string;
  /**
   * Only top-ups through this gateway.
   * @maxLength 50 too_long
   */
  gateway?: string;
  /** Only top-ups of wallets in this currency. */
  currency?: Currency;
  /** `csv` answers the rows for a spreadsheet. */
  format?: 'json' | 'csv';
}

export interface ChangeSideDto {
  /** Revenue, margin, or money credited by top-ups, in cents of BRL. */
  cents: number;
  /** Numbers that ended, with or without a code; for top-ups, those that were credited. */
  orders: number;
  /** Numbers with a code; for top-ups the same as `orders`. */
  codes: number;
  /** What an average code brought before refunds, or an average top-up; null when there are none. */
  average_cents: number | null;
}

/** The four parts of the difference. Their sum is the difference. */
export interface ChangePartsDto {
  difference_cents: number;
  /**
   * Codes of the later period, each times what a code of the same product brings more than before. For top-ups: each
   * times how much larger one through the same gateway in the same currency is than before.
   */
  price_cents: number;
  /** Additional orders or top-ups, each times what an average one of all brought before. */
  volume_cents: number;
  /** Orders of the later period, times the additional codes for one order, times the old price. Zero for top-ups. */
  delivery_cents: number;
  /** The rest: another mix of products, gateways or currencies, new and removed ones, refunds, lost costs and rounding. */
  mix_cents: number;
}

export interface ChangeRowDto extends ChangePartsDto {
  before: ChangeSideDto;
  now: ChangeSideDto;
  /** Null when the row is not about one service. */
  service: { code: string; name: string; image_url: string | null } | null;
  /** Null when the row is not about one country. */
  country: { iso_code: string; name: string; flag_image_url: string } | null;
  /** The code; `none` for numbers that no provider had; null when the row is not about one provider. */
  provider: string | null;
  /** Null when the row is not about the top-ups of one gateway. */
  gateway: string | null;
  /** Null when the row is not about top-ups in one currency. */
  currency: Currency | null;
}

/** A row of another grouping that explains much of the difference, and the part that does. */
export interface ChangeCauseDto extends ChangeRowDto {
  part: 'price' | 'volume' | 'delivery';
  cents: number;
}

export interface ChangeTotalsDto extends ChangePartsDto {
  before: ChangeSideDto;
  now: ChangeSideDto;
}

export interface ChangeOthersDto extends ChangeTotalsDto {
  /** How many rows are added up here. */
  count: number;
}

/**
 * Explains why revenue, margin or top-ups of two periods differ. Money is in cents of BRL, at the rates in force. A
 * number counts in the period in which it ended, a top-up in the period in which it was credited.
 */
export interface ChangeReportDto {
  from: string;
  to: string;
  against_from: string;
  against_to: string;
  money: ChangeMoneyDto;
  by: ChangeByDto;
  /** Whether the later period is not over yet. */
  is_open: boolean;
  totals: ChangeTotalsDto;
  /** The largest loss first. Rows with fewer than 20 orders in both periods are in `others`. */
  rows: ChangeRowDto[];
  others: ChangeOthersDto | null;
  /** At most four, the largest first, each with at least 20 orders. */
  causes: ChangeCauseDto[];
}
