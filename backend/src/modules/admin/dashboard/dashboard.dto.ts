import type { StaffAction, StaffEntity } from '../../../platform/http/index.js';

/** One action of staff. */
export interface StaffActivityDto {
  action: StaffAction;
  entity_type: StaffEntity;
  created_at: string;
  user_id: string;
  /** Null when the account was deleted. */
  user_email: string | null;
}

export interface UsersByRoleDto {
  CUSTOMER: number;
  MANAGER: number;
  ADMIN: number;
}

/** Cents, by the currency in which customers paid. */
export interface RevenueByCurrencyDto {
  BRL: number;
  USD: number;
  EUR: number;
}

/** The business in figures. "Recent" is the last 24 hours, "today" the day in America/Sao_Paulo. */
export interface DashboardStatsDto {
  /** Accounts, without deleted ones. */
  total_users: number;
  /** Accounts that may sign in. */
  active_users: number;
  users_by_role: UsersByRoleDto;
  /** One service in one country is a product. */
  total_products: number;
  /** Products that at least one provider offers now, in stock or not. */
  active_products: number;
  /** Categories with at least one service. */
  total_categories: number;
  /** Countries with at least one product. */
  total_countries: number;
  /** Countries in which at least one provider has a number in stock now. */
  countries_in_stock: number;
  /** Orders with any result: each number that was asked for, and each top-up. */
  total_orders: number;
  /** Numbers that were asked for today. */
  orders_today: number;
  /** Numbers that received their first message today. */
  delivered_today: number;
  /**
   * Earned revenue, in cents of BRL: the price of each number that received a message, minus what was refunded
   * later. Dollars and euros count at the rate in force.
   */
  total_revenue_cents: number;
  revenue_by_currency: RevenueByCurrencyDto;
  recent_orders: number;
  recent_audit_logs_count: number;
  /** The last actions of staff, newest first, at most five. */
  recent_activity: StaffActivityDto[];
  current_user_role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
}

/** A figure of the period, and of the period that it is compared with. */
export interface ComparedFigureDto {
  value: number;
  previous: number;
  /** The values of its parts: by hour for today, otherwise by day. The last part is not over yet. */
  series: number[];
}

/** A share between 0 and 1; null when there is nothing to divide by. */
export interface ComparedShareDto {
  value: number | null;
  previous: number | null;
  series: (number | null)[];
}

/** The period until this moment, compared with the one before until the same hour. */
export interface OverviewDto {
  period: 'today' | '7d' | '30d';
  from: string;
  until: string;
  /** For today, the same day of last week; otherwise as many days before. Both end at the same hour. */
  compared_from: string;
  compared_until: string;
  /** Price of numbers that got a message in the period, minus its refunds; cents of BRL at the rates in force. */
  revenue_cents: ComparedFigureDto;
  /** Revenue minus what providers charged for these numbers and for numbers without a message. */
  margin_cents: ComparedFigureDto;
  /** Margin divided by revenue. */
  margin_share: ComparedShareDto;
  /** Top-ups that were paid in the period, even when they were created earlier. */
  topups_cents: ComparedFigureDto;
  /** Numbers that received their first message in the period. */
  delivered: ComparedFigureDto;
  /** Share of the numbers that were allotted and ended in the period which received a message. */
  delivery_rate: ComparedShareDto;
  /** The money held now for numbers that have no message yet. */
  held_cents: number;
  open_numbers: number;
}

/** One point of the chart. */
export interface SeriesPointDto {
  /** Start of the day, week (Monday) or month in America/Sao_Paulo. */
  starts_at: string;
  revenue_cents: number;
  topups_cents: number;
  delivered: number;
  /** Numbers that were allotted and ended without a message. */
  undelivered: number;
}

/** The last 21 days, 26 weeks or 24 months; the last one is not over yet. */
export interface SeriesDto {
  by: 'day' | 'week' | 'month';
  points: SeriesPointDto[];
}

/** Earned revenue in cents of BRL; dollars and euros count at the rates in force. */
export interface RevenueStatsDto {
  /** The price of all numbers that ever received a message, minus what was refunded later. */
  total_revenue_cents: number;
  /** Since the first day of this month in America/Sao_Paulo. */
  monthly_revenue_cents: number;
  /** Since Monday. */
  weekly_revenue_cents: number;
  daily_revenue_cents: number;
  /** Numbers that were ever paid, which are those that received a message. */
  paid_transactions: number;
  /** Total revenue divided by paid transactions, rounded to the cent; 0 when there are none. */
  avg_transaction_value_cents: number;
}
