import type { StaffAction, StaffEntity } from '../../../platform/http/index.js';

/** One thing that staff did. */
export interface StaffActivityDto {
  action: StaffAction;
  entity_type: StaffEntity;
  created_at: string;
  user_id: string;
  /** Null when the account is deleted. */
  user_email: string | null;
}

export interface UsersByRoleDto {
  CUSTOMER: number;
  MANAGER: number;
  ADMIN: number;
}

/** Cents by the currency in which they were paid. */
export interface RevenueByCurrencyDto {
  BRL: number;
  USD: number;
  EUR: number;
}

/** The business in figures. "Recent" is the last 24 hours, "today" the day in America/Sao_Paulo. */
export interface DashboardStatsDto {
  /** Accounts; deleted ones do not count. */
  total_users: number;
  /** Accounts that may sign in. */
  active_users: number;
  users_by_role: UsersByRoleDto;
  /** One service in one country is a product. */
  total_products: number;
  /** Products that some provider offers now, in stock or not. */
  active_products: number;
  /** Categories with at least one service. */
  total_categories: number;
  /** Countries with at least one product. */
  total_countries: number;
  /** Countries in which some provider has a number now. */
  countries_in_stock: number;
  /** Orders of any outcome: each number that was asked for, and each top-up. */
  total_orders: number;
  /** Numbers that were asked for today. */
  orders_today: number;
  /** Numbers that received their first message today. */
  delivered_today: number;
  /**
   * What was earned, in cents of BRL: the price of each number that received a message, less what was refunded
   * afterwards. Dollars and euros count at the rate in force.
   */
  total_revenue_cents: number;
  revenue_by_currency: RevenueByCurrencyDto;
  recent_orders: number;
  recent_audit_logs_count: number;
  /** What staff did last, newest first, at most five. */
  recent_activity: StaffActivityDto[];
  current_user_role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
}

/** A figure of the period, and of the one it is compared with. */
export interface ComparedFigureDto {
  value: number;
  previous: number;
  /** Its course: by hour for today, else by day; the last one is still running. */
  series: number[];
}

/** A share between 0 and 1; null where there is nothing to take it of. */
export interface ComparedShareDto {
  value: number | null;
  previous: number | null;
  series: (number | null)[];
}

/** How the business runs now: the period until this moment against the one before until the same hour. */
export interface OverviewDto {
  period: 'today' | '7d' | '30d';
  from: string;
  until: string;
  /** For today the same day of last week, else the same number of days before; until the same hour. */
  compared_from: string;
  compared_until: string;
  /** Of numbers that received a message in the period, less refunds made in it; cents of BRL at the rates in force. */
  revenue_cents: ComparedFigureDto;
  /** Revenue less what providers charged for these numbers and for those that brought nothing. */
  margin_cents: ComparedFigureDto;
  /** Margin of revenue. */
  margin_share: ComparedShareDto;
  /** Top-ups that were paid in the period, whenever they were asked for. */
  topups_cents: ComparedFigureDto;
  /** Numbers that received their first message in the period. */
  delivered: ComparedFigureDto;
  /** Delivered numbers of all that were allotted and ended in the period. */
  delivery_rate: ComparedShareDto;
  /** What is held now for numbers that have brought no message yet. */
  held_cents: number;
  open_numbers: number;
}

/** One point of the chart. */
export interface SeriesPointDto {
  /** Beginning of the day, week (Monday) or month in America/Sao_Paulo. */
  starts_at: string;
  revenue_cents: number;
  topups_cents: number;
  delivered: number;
  /** Numbers that were allotted and ended without a message. */
  undelivered: number;
}

/** The last 21 days, 26 weeks or 24 months, the running one last. */
export interface SeriesDto {
  by: 'day' | 'week' | 'month';
  points: SeriesPointDto[];
}

/** What was earned; cents of BRL, dollars and euros at the rates in force. */
export interface RevenueStatsDto {
  /** Of every number that ever received a message, less what was refunded afterwards. */
  total_revenue_cents: number;
  /** Since the first of this month in America/Sao_Paulo. */
  monthly_revenue_cents: number;
  /** Since Monday. */
  weekly_revenue_cents: number;
  daily_revenue_cents: number;
  /** Numbers that were ever paid: each received a message. */
  paid_transactions: number;
  /** Total revenue by paid transactions, rounded to the cent; 0 while there are none. */
  avg_transaction_value_cents: number;
}
