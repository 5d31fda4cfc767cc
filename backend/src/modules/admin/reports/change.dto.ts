import type { Currency } from '../../../platform/money.js';

export type ChangeMoneyDto = 'revenue' | 'margin' | 'topups';

export type ChangeByDto = 'service' | 'country' | 'provider' | 'product' | 'gateway' | 'currency';

export interface ChangeQueryDto {
  /**
   * First day of the later period, in America/Sao_Paulo; the first of the month unless given.
   * @maxLength 10 too_long
   * @example "2026-11-16"
   */
  from?: string;
  /**
   * Its last day, included; today unless given.
   * @maxLength 10 too_long
   * @example "2026-11-22"
   */
  to?: string;
  /**
   * First day of the earlier period. Without one it is the same days of the month before where the later period begins a
   * month and ends within it, else as many days just before it.
   * @maxLength 10 too_long
   */
  against_from?: string;
  /**
   * Its last day, included; given together with the first.
   * @maxLength 10 too_long
   */
  against_to?: string;
  /** Which money is explained; `revenue` unless given. `topups` is what top-ups credited. */
  money?: ChangeMoneyDto;
  /** What the rows are: services unless given; of top-ups `gateway`, unless given, or `currency`. */
  by?: ChangeByDto;
  /**
   * Only of this service, by its code.
   * @maxLength 20 too_long
   */
  service?: string;
  /**
   * Only of this country.
   * @pattern ^[A-Z]{2}$ invalid
   */
  country?: string;
  /**
   * Only of this provider, by its code; `none` for what no provider had a number for.
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
  /** Revenue, margin or what top-ups credited, cents of BRL. */
  cents: number;
  /** Numbers that ended, with a code or without; top-ups that were credited. */
  orders: number;
  /** As many as orders, of top-ups. */
  codes: number;
  /** What a code brought, before refunds, or a top-up; null without any. */
  average_cents: number | null;
}

/** The four parts add up to the difference. */
export interface ChangePartsDto {
  difference_cents: number;
  /**
   * Codes of now, each at what a code of the same product brings more than before. Of top-ups: those of now, each at what
   * one through the same gateway in the same currency is worth more than before.
   */
  price_cents: number;
  /** More orders or top-ups, each at what one of everything brought before. */
  volume_cents: number;
  /** Orders of now, at how many codes more come of one, each at its product's price before. Zero of top-ups. */
  delivery_cents: number;
  /** The rest: other products than before, new ones and those that are gone, refunds, lost costs and rounding; other gateways or currencies. */
  mix_cents: number;
}

export interface ChangeRowDto extends ChangePartsDto {
  before: ChangeSideDto;
  now: ChangeSideDto;
  /** Null in rows that are not of one service. */
  service: { code: string; name: string; image_url: string | null } | null;
  /** Null in rows that are not of one country. */
  country: { iso_code: string; name: string; flag_image_url: string } | null;
  /** Its code, `none` for what no provider had a number for; null in rows that are not of one provider. */
  provider: string | null;
  /** Null in rows that are not of one gateway's top-ups. */
  gateway: string | null;
  /** Null in rows that are not of top-ups in one currency. */
  currency: Currency | null;
}

/** What weighed most: rows of another grouping, and the part of them that is meant. */
export interface ChangeCauseDto extends ChangeRowDto {
  part: 'price' | 'volume' | 'delivery';
  cents: number;
}

export interface ChangeTotalsDto extends ChangePartsDto {
  before: ChangeSideDto;
  now: ChangeSideDto;
}

export interface ChangeOthersDto extends ChangeTotalsDto {
  /** How many rows they would be. */
  count: number;
}

/**
 * Why revenue, margin or top-ups of two periods differ. Money is in cents of BRL, at the rates in force. A number counts
 * in the period in which it ended, a top-up in that in which it was credited.
 */
export interface ChangeReportDto {
  from: string;
  to: string;
  against_from: string;
  against_to: string;
  money: ChangeMoneyDto;
  by: ChangeByDto;
  /** The later period is not over yet. */
  is_open: boolean;
  totals: ChangeTotalsDto;
  /** The greatest loss first; those with fewer than 20 orders in both periods are among the others. */
  rows: ChangeRowDto[];
  others: ChangeOthersDto | null;
  /** At most four, the greatest first, each with 20 orders or more behind it. */
  causes: ChangeCauseDto[];
}
