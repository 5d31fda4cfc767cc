/** One thing that staff did. */
export interface StaffActivityDto {
  action: 'balance.adjust' | 'sessions.end';
  /** What it was done to. */
  entity_type: 'wallet' | 'user' | 'session';
  created_at: string;
  /** Who of the staff did it. */
  user_id: string;
  /** Their address; null when the account is deleted. */
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

/** The business in figures. "Recent" is the last 24 hours. */
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
  /** Purchases and top-ups of any outcome. */
  total_orders: number;
  /** What was earned, in cents of BRL: dollars and euros count at the rate in force. */
  total_revenue_cents: number;
  revenue_by_currency: RevenueByCurrencyDto;
  recent_orders: number;
  recent_audit_logs_count: number;
  /** What staff did last, newest first, at most five. */
  recent_activity: StaffActivityDto[];
  current_user_role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
}
