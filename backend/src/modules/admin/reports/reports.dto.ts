import type { ListPageDto } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';

export interface ReportQueryDto {
  /**
   * First day, in America/Sao_Paulo; the first of the month when left out.
   * @maxLength 10 too_long
   * @example "2026-11-01"
   */
  from?: string;
  /** Last day, included; today when left out. @maxLength 10 too_long @example "2026-11-21" */
  to?: string;
  /** How to split the report. All but `users` and `topups` also by service and country, `topups` also by gateway. */
  by?: 'day' | 'week' | 'month' | 'service' | 'country' | 'gateway';
  /**
   * `previous`: compares with the same days of the month before when `from` is the first of a month and `to` is in it;
   * otherwise with as many days just before.
   */
  compare?: 'previous';
  /** `csv` answers the rows for a spreadsheet. */
  format?: 'json' | 'csv';
}

export interface ReportColumnDto {
  name: string;
  /** Cents of BRL, a number of things, or a share between 0 and 1. */
  unit: 'cents' | 'count' | 'share';
}

/** Values by the names of the columns; null when a share has nothing to divide by. */
export interface ReportValuesDto {
  [column: string]: number | null;
}

export interface ReportRowDto {
  /** The first day of a day, week (Monday) or month; or the code of a service, country or gateway. */
  key: string;
  /** Its name, in the language of the request. */
  name: string;
  values: ReportValuesDto;
  /** The values of the row with the same place or code in the earlier period; null without a comparison. */
  previous: ReportValuesDto | null;
}

export interface ReportComparisonDto {
  from: string;
  to: string;
  totals: ReportValuesDto;
}

/**
 * A report. Money is in cents of BRL: dollars, euros and the costs of providers count at the rates in force. Each event
 * counts on the day on which it happened, in America/Sao_Paulo.
 *
 * - `revenue`: `revenue_cents` price of the numbers that received a first message, minus refunds; `cost_cents` what
 *   providers charged for them and for numbers without a message that they did not give back (`lost_cost_cents`);
 *   `margin_cents` revenue minus costs; `margin_share` margin divided by revenue; `delivered` numbers that received a
 *   first message; `refunded_cents` paid back after a message.
 * - `sales`: `orders` purchases; `ordered_numbers` numbers asked for; `delivered`; `undelivered` allotted numbers that
 *   ended without a message; `failed` numbers that no provider allotted; `revenue_cents`; `average_cents` revenue per
 *   delivered number.
 * - `delivery`: `allotted` numbers that were allotted and have ended; `delivered`; `delivery_rate` share of `allotted`
 *   that was delivered; `cancelled` by the customer, `expired`, `ended_by_provider` without a message; `failed`;
 *   `failure_rate` share of all ended numbers that failed.
 * - `refunds`: `returned_numbers` and `returned_cents` given back because no message came or no number was allotted;
 *   `refunded_numbers` and `refunded_cents` paid back after a message; `refund_rate` share of all ended that these are.
 * - `users`: `registered` new accounts, with deleted ones.
 * - `topups`: `topups` and `topups_cents` that were paid; `average_cents`; `paid_out` and `paid_out_cents` returned to
 *   their payers.
 */
export interface ReportDto {
  report: 'revenue' | 'sales' | 'delivery' | 'refunds' | 'users' | 'topups';
  from: string;
  to: string;
  by: 'day' | 'week' | 'month' | 'service' | 'country' | 'gateway';
  columns: ReportColumnDto[];
  rows: ReportRowDto[];
  totals: ReportValuesDto;
  compared: ReportComparisonDto | null;
}

/** The period before that of a list, and how many rows it has. */
export interface ComparedListDto extends Pick<ListPageDto<never>, 'total' | 'total_is_estimated'> {
  from: string;
  to: string;
}

/** A closed month. Its reports do not change. */
export interface ClosingDto {
  /** @example "2026-10" */
  month: string;
  closed_at: string;
  /** The member of staff who closed it. */
  closed_by: string;
  reason: string | null;
  revenue_cents: number;
}

/** A closed month with its reports, as they were when it was closed. */
export interface ClosedMonthDto extends ClosingDto {
  reports: ReportDto[];
}

/**
 * - `numbers`: every number whose time ended in the month was settled, so that no price is still held
 * - `rates`: each day on which customers moved dollars or euros had a rate that was fresh
 * - `seals`: every day of the month is sealed
 * - `differences`: no difference waits for a decision of staff
 * - `accounts`: gateways, providers and wallets were compared up to the last day of the month
 * - `month_over`: the month is over
 */
export type ClosingCheckName = 'numbers' | 'rates' | 'seals' | 'differences' | 'accounts' | 'month_over';

/** A condition for closing a month. */
export interface ClosingCheckDto {
  check: ClosingCheckName;
  is_met: boolean;
  /** How many numbers, days, differences or accounts still prevent it. */
  left: number;
  /** The gateways and providers that still prevent it. */
  parties: string[];
}

export interface ClosingChecksDto {
  /** @example "2026-10" */
  month: string;
  checks: ClosingCheckDto[];
}

export interface CloseMonthRequestDto extends ReasonDto {
  /** A month that is over in America/Sao_Paulo. @pattern ^\d{4}-(0[1-9]|1[0-2])$ invalid @example "2026-10" */
  month: string;
}
