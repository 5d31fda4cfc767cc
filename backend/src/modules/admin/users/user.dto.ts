import type { ListQueryDto } from '../../../platform/http/index.js';
import type { AccountAccessDto, StaffAccountDto, StaffTeamDto } from '../../auth/index.js';
import type { AdminWalletDto, LedgerEntryDto } from '../../wallet/index.js';
import type { MomentText, ReasonDto, RequiredReasonDto, SearchText, UserIdDto } from '../admin.dto.js';

/** An account as staff see it. */
export interface AdminUserDto extends StaffAccountDto {
  /** Until when purchases are paused; null when they are not paused. */
  purchases_blocked_until: string | null;
  /** The spendable money of the wallet in reais. */
  balance_base_cents: number;
  /** The wallets that were used at least once. */
  wallets: AdminWalletDto[];
  /** Numbers that were ordered, with any result. */
  order_count: number;
}

/** What the customer brought us; money in cents of BRL at the rates in force. */
export interface UserFiguresDto {
  /** The start of these figures: 90 days ago, or later when the customer has more movements than are counted. */
  since: string;
  /** The price of paid numbers, minus refunds. */
  spent_cents: number;
  margin_cents: number;
  topups_cents: number;
  refunded_cents: number;
  /** Numbers that ended, with or without a code. */
  ended: number;
  delivered: number;
  /** Share of the ended numbers that received a code; null when there are none. */
  delivery_rate: number | null;
  /** Share of the ended numbers that the customer cancelled or swapped; null when there are none. */
  cancellation_rate: number | null;
  /** The same two rates of all customers since then. */
  usual_delivery_rate: number | null;
  usual_cancellation_rate: number | null;
}

/** A movement of a customer's wallet. */
export interface UserMovementDto extends LedgerEntryDto {
  /** What number it belongs to; null when it belongs to none. */
  product: { service_code: string; country_iso: string } | null;
}

/** One account with its ways to sign in and its figures. */
export interface AdminUserDetailsDto extends AdminUserDto, AccountAccessDto {
  figures: UserFiguresDto;
  /** The team of the account itself, and the teams that it is a member of. */
  teams: StaffTeamDto[];
}

/** How many accounts there are. */
export interface UserStatsDto {
  total: number;
  active: number;
  inactive: number;
  administrators: number;
  managers: number;
}

/** Which accounts to list, and which part of them. */
export interface ListUsersQueryDto extends ListQueryDto<'created_at' | 'email' | 'name' | 'last_login'> {
  /** Part of the e-mail address or the name, or a CPF. One or two characters match only the beginning of words. */
  search?: SearchText;
  /** @default "all" */
  role?: 'all' | 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  /** @default "all" */
  status?: 'all' | 'active' | 'inactive';
  /** Whether the e-mail address is confirmed. */
  verified?: boolean;
  /** Whether staff have to check the account, for example because of a chargeback. */
  flagged?: boolean;
  /** `blocked`: only accounts whose purchases are paused, at most 1,000 of them. */
  purchases?: 'blocked';
}

interface SeenUserDto {
  /** `updated_at` that the editor saw. If it has changed, nothing happens (CHANGED_MEANWHILE). */
  expected_updated_at?: MomentText;
}

interface ExpectedUserDto extends ReasonDto, SeenUserDto {}

/** The personal data that staff may change. */
export interface UserProfileDto {
  /** @maxLength 200 too_long */
  full_name?: string | null;
  /** Brazilian numbers with their area code, others with `+` and their country code. @maxLength 40 phone_invalid */
  phone_number?: string | null;
}

/** An account that staff create. */
export interface CreateUserRequestDto extends ReasonDto {
  /** @isString email_required @maxLength 254 email_invalid @example "maria@example.com" */
  email: string;
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and one of `@$!%*?&`. The owner has to
   * change it. Required unless `send_invitation` is true.
   */
  password?: string;
  /** Mails a link with which the owner chooses a password. */
  send_invitation?: boolean;
  /** CUSTOMER, MANAGER or ADMIN; CUSTOMER when left out. @example "CUSTOMER" */
  role?: string;
  /** Sets language and currency when these are left out. */
  country?: 'BR' | 'US';
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
  profile?: UserProfileDto;
  /** True when left out. */
  is_active?: boolean;
}

export interface ChangeStatusRequestDto extends RequiredReasonDto, SeenUserDto {
  is_active: boolean;
}

export interface ChangeRoleRequestDto extends ExpectedUserDto {
  /** CUSTOMER, MANAGER or ADMIN. @example "MANAGER" */
  role: string;
}

export interface ChangeBasicRequestDto extends ExpectedUserDto {
  /** A new address is unverified unless `is_email_verified` is sent. @maxLength 254 email_invalid */
  email?: string;
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
  is_email_verified?: boolean;
}

export interface ChangeUserProfileRequestDto extends ExpectedUserDto, UserProfileDto {}

/** The fields to change. A field that is left out does not change. */
export interface ChangeUserRequestDto extends ChangeBasicRequestDto, UserProfileDto {
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  /** CUSTOMER, MANAGER or ADMIN. */
  role?: string;
  is_active?: boolean;
}

/** Give one of the two fields. */
export interface ResetUserPasswordRequestDto extends ReasonDto {
  /** Mails a temporary password. */
  send_email?: boolean;
  /** Replaces the password at once; the owner has to change it. */
  new_password?: string;
}

export interface BlockPurchasesRequestDto extends ReasonDto {
  /**
   * For how long; when left out, as long as the block for too many cancels.
   * @isInt not_integer @minimum 1 too_small @maximum 525600 too_large
   */
  minutes?: number;
}

/** Personal data that is masked elsewhere. */
export interface RevealRequestDto extends RequiredReasonDto {
  field: 'phone_number' | 'cpf' | 'ip_address';
  /** The session whose address to show, for `ip_address`. */
  session_id?: UserIdDto;
}

export interface RevealedDto {
  field: 'phone_number' | 'cpf' | 'ip_address';
  /** Null when the account has no such value. */
  value: string | null;
}

export interface AddNoteRequestDto extends ReasonDto {
  /** @isString required @minLength 1 required @maxLength 2000 too_long @example "Asks for one area code only." */
  text: string;
}

/** A note of staff about a customer, which only staff see. */
export interface UserNoteDto {
  id: string;
  text: string;
  staff: StaffMemberDto;
  created_at: string;
}

/** A member of staff. */
export interface StaffMemberDto {
  id: string;
  /** Null when the account was deleted. */
  email: string | null;
}

/** Which part of the ledger to read. */
export interface StatementQueryDto extends ListQueryDto<'id'> {
  /** BRL when left out. */
  currency?: 'BRL' | 'USD' | 'EUR';
}
