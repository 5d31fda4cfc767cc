import type { ListQueryDto } from '../../platform/http/index.js';

export interface AdminProfileDto {
  full_name: string | null;
  phone_number: string | null;
}

/** One wallet of an account. */
export interface AdminWalletDto {
  currency: 'BRL' | 'USD' | 'EUR';
  /** What can be spent. */
  balance_cents: number;
  /** What is reserved for numbers in use. */
  held_cents: number;
  /** @example "R$ 24,10" */
  balance_formatted: string;
}

/** An account as staff see it. */
export interface AdminUserDto {
  id: string;
  email: string;
  role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  profile: AdminProfileDto;
  created_at: string;
  last_login: string | null;
  is_active: boolean;
  is_email_verified: boolean;
  must_change_password: boolean;
  preferred_language: 'pt-BR' | 'en-US' | 'es';
  preferred_currency: 'BRL' | 'USD' | 'EUR';
  /** What can be spent from the wallet in reais. */
  balance_base_cents: number;
  /** The wallets that were ever used. */
  wallets: AdminWalletDto[];
}

/** Which accounts, and which part of them. */
export interface ListUsersQueryDto extends ListQueryDto<'created_at' | 'email'> {
  /**
   * Part of the e-mail address or the name, or a CPF; one or two characters are looked for at the beginning of words.
   * @maxLength 100 too_long
   */
  search?: string;
  /** @default "all" */
  role?: 'all' | 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  /** @default "all" */
  status?: 'all' | 'active' | 'inactive';
}

/** Money that staff add or take away. */
export interface AdjustBalanceRequestDto {
  /**
   * Cents to add; negative cents take away.
   * @isInt not_integer
   * @minimum -1000000000 too_small
   * @maximum 1000000000 too_large
   * @example 2500
   */
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /**
   * @isString reason_required
   * @maxLength 500 too_long
   * @example "Goodwill after the outage"
   */
  reason: string;
}

/** What the spendable balance is to be. */
export interface SetBalanceRequestDto {
  /**
   * @isInt not_integer
   * @minimum 0 too_small
   * @maximum 1000000000 too_large
   */
  balance_cents: number;
  /** BRL unless given. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /**
   * @isString reason_required
   * @maxLength 500 too_long
   */
  reason: string;
  /**
   * The balance that the editor saw: if it is another one by now, nothing changes (BALANCE_CHANGED).
   * @isInt not_integer
   */
  expected_balance_cents?: number;
}

/** A balance after staff changed it. */
export interface AdjustedBalanceDto {
  /** Null when nothing had to change. */
  adjustment_id: string | null;
  user_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** What was added; negative when it was taken. */
  amount_cents: number;
  balance_cents: number;
  held_cents: number;
  /** @example "R$ 49,10" */
  balance_formatted: string;
}

/** Ending the sessions of one account or of all. */
export interface EndSessionsRequestDto {
  /**
   * Kept in the audit.
   * @maxLength 500 too_long
   * @example "A stolen notebook"
   */
  reason?: string;
}

/**
 * @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid
 */
export type UserIdDto = string;
