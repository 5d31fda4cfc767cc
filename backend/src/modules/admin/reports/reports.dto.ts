import type { ReasonDto } from '../admin.dto.js';

export interface ReportQueryDto {
  /**
   * First day, in America/Sao_Paulo; the first of the month unless given.
   * @maxLength 10 too_long
   * @example "2026-11-01"
   */
  from?: string;
  /** Last day, included; today unless given. @maxLength 10 too_long @example "2026-11-21" */
  to?: string;
  /** By what the report is split: all but users and topups also by service and country, topups by gateway. */
  by?: 'day' | 'week' | 'month' | 'service' | 'country' | 'gateway';
  /**
   * `previous`: with the same days of the month before where the period begins a month and ends within it, else with as
   * many days just before it.
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

/** Values by the names of the columns; null where a share has nothing to be taken of. */
export interface ReportValuesDto {
  [column: string]: number | null;
}

export interface ReportRowDto {
  /** The first day of a day, week (Monday) or month, or the code of a service, country or gateway. */
  key: string;
  /** How it is called, in the language of the request. */
  name: string;
  values: ReportValuesDto;
  /** The same of the period that is compared with, in its place or under its code; null without a comparison. */
  previous: ReportValuesDto | null;
}

export interface ReportComparisonDto {
  from: string;
  to: string;
  totals: ReportValuesDto;
}

/**
 * A report. Money is in cents of BRL: dollars, euros and the costs of providers count at the rates in force. Each thing
 * counts on the day in America/Sao_Paulo on which it happened.
 *
 * - `revenue`: `revenue_cents` price of the numbers that received a first message, less refunds; `cost_cents` what
 *   providers charged for them and for numbers without a message that they did not give back (`lost_cost_cents`);
 *   `margin_cents` revenue less costs; `margin_share` margin of revenue; `delivered` numbers that received a first
 *   message; `refunded_cents` paid back after a message.
 * - `sales`: `orders` purchases; `ordered_numbers` numbers asked for; `delivered`; `undelivered` allotted numbers that
 *   ended without a message; `failed` numbers that no provider allotted; `revenue_cents`; `average_cents` revenue of a
 *   delivered number.
 * - `delivery`: `allotted` numbers that were allotted and have ended; `delivered`; `delivery_rate` delivered of allotted;
 *   `cancelled` by the customer, `expired`, `ended_by_provider` without a message; `failed`; `failure_rate` failed of all
 *   that ended.
 * - `refunds`: `returned_numbers` and `returned_cents` given back because no message came or no number was allotted;
 *   `refunded_numbers` and `refunded_cents` paid back after a message; `refund_rate` all of these of all that ended.
 * - `users`: `registered` accounts; deleted ones too.
 * - `topups`: `topups` and `topups_cents` that were paid; `average_cents`; `paid_out` and `paid_out_cents` given back to
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

/** A month that is closed: its reports stay as they were. */
export interface ClosingDto {
  /** @example "2026-10" */
  month: string;
  closed_at: string;
  /** Who of the staff closed it. */
  closed_by: string;
  reason: string | null;
  revenue_cents: number;
}

export interface ClosingsDto {
  items: ClosingDto[];
  total: number;
}

/** A closed month with its reports, as they were when it was closed. */
export interface ClosedMonthDto extends ClosingDto {
  reports: ReportDto[];
}

/**
 * - `numbers`: every number whose time ended in the month was settled, so that no price is still held
 * - `rates`: each day on which customers moved dollars or euros had a rate that was fresh
 * - `seals`: its days are sealed
 * - `differences`: nothing that differs waits for a decision
 * - `accounts`: gateways, providers and wallets were compared to its last day
 * - `month_over`: it is over
 */
export type ClosingCheckName = 'numbers' | 'rates' | 'seals' | 'differences' | 'accounts' | 'month_over';

/** Something that has to be so before a month is closed. */
export interface ClosingCheckDto {
  check: ClosingCheckName;
  is_met: boolean;
  /** How much is in the way: numbers, days, differences or accounts. */
  left: number;
  /** Gateways and providers that are in the way. */
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
