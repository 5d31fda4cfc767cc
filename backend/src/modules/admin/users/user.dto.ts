import type { ListQueryDto } from '../../../platform/http/index.js';
import type { AccountAccessDto, StaffAccountDto, StaffTeamDto } from '../../auth/index.js';
import type { AdminWalletDto } from '../../wallet/index.js';
import type { MomentText, ReasonDto, RequiredReasonDto, SearchText, UserIdDto } from '../admin.dto.js';

/** An account as staff see it. */
export interface AdminUserDto extends StaffAccountDto {
  /** Until when purchases are paused; null while they are not. */
  purchases_blocked_until: string | null;
  /** What can be spent from the wallet in reais. */
  balance_base_cents: number;
  /** The wallets that were ever used. */
  wallets: AdminWalletDto[];
  /** Numbers that were ordered, whatever came of them. */
  order_count: number;
}

/** What the customer brought; money in cents of BRL at the rates in force. */
export interface UserFiguresDto {
  /** 90 days ago, or later where the customer has more movements than are counted. */
  since: string;
  /** Paid for numbers, less what was refunded. */
  spent_cents: number;
  margin_cents: number;
  /** Numbers that received a code, of those that ended; null while there are none. */
  delivery_rate: number | null;
  /** Numbers that the customer cancelled or swapped, of those that ended; null while there are none. */
  cancellation_rate: number | null;
}

/** One account with how it can be entered, and what it brought. */
export interface AdminUserDetailsDto extends AdminUserDto, AccountAccessDto {
  figures: UserFiguresDto;
  /** The account's own, and those of which it is a member. */
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

/** Which accounts, and which part of them. */
export interface ListUsersQueryDto extends ListQueryDto<'created_at' | 'email' | 'name' | 'last_login'> {
  /** Part of the e-mail address or the name, or a CPF; one or two characters are looked for at the beginning of words. */
  search?: SearchText;
  /** @default "all" */
  role?: 'all' | 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  /** @default "all" */
  status?: 'all' | 'active' | 'inactive';
  /** Whether the e-mail address is confirmed. */
  verified?: boolean;
  /** Whether there is something to look at twice, such as a chargeback. */
  flagged?: boolean;
  /** `blocked` only finds accounts whose purchases are paused, at most 1,000 of them. */
  purchases?: 'blocked';
}

interface SeenUserDto {
  /** `updated_at` of the account as its editor saw it: if it is another one by now, nothing changes (CHANGED_MEANWHILE). */
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

/** An account that staff make. */
export interface CreateUserRequestDto extends ReasonDto {
  /** @isString email_required @maxLength 254 email_invalid @example "maria@example.com" */
  email: string;
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and one of `@$!%*?&`; its owner has to
   * change it. Required unless `send_invitation` is true.
   */
  password?: string;
  /** Mails a link by which the owner chooses a password. */
  send_invitation?: boolean;
  /** CUSTOMER unless given; MANAGER or ADMIN. @example "CUSTOMER" */
  role?: string;
  /** Sets language and currency, unless those are given. */
  country?: 'BR' | 'US';
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
  profile?: UserProfileDto;
  /** True unless given. */
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

/** What of an account is to be different; what is left out stays. */
export interface ChangeUserRequestDto extends ChangeBasicRequestDto, UserProfileDto {
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  /** CUSTOMER, MANAGER or ADMIN. */
  role?: string;
  is_active?: boolean;
}

/** One of the two ways. */
export interface ResetUserPasswordRequestDto extends ReasonDto {
  /** Mails a temporary password. */
  send_email?: boolean;
  /** Takes its place at once; its owner has to change it. */
  new_password?: string;
}

export interface BlockPurchasesRequestDto extends ReasonDto {
  /**
   * For how long; as long as too many cancels block unless given.
   * @isInt not_integer @minimum 1 too_small @maximum 525600 too_large
   */
  minutes?: number;
}

/** Personal data that is masked otherwise. */
export interface RevealRequestDto extends RequiredReasonDto {
  field: 'phone_number' | 'cpf' | 'ip_address';
  /** Whose address, for `ip_address`. */
  session_id?: UserIdDto;
}

export interface RevealedDto {
  field: 'phone_number' | 'cpf' | 'ip_address';
  /** Null where there is none. */
  value: string | null;
}

export interface AddNoteRequestDto extends ReasonDto {
  /** @isString required @minLength 1 required @maxLength 2000 too_long @example "Asks for one area code only." */
  text: string;
}

/** What staff wrote down about a customer, for each other. */
export interface UserNoteDto {
  id: string;
  text: string;
  staff: StaffMemberDto;
  created_at: string;
}

/** Who of the staff. */
export interface StaffMemberDto {
  id: string;
  /** Null when the account is deleted. */
  email: string | null;
}

/** Which part of the ledger. */
export interface StatementQueryDto extends ListQueryDto<'id'> {
  /** BRL unless given. */
  currency?: 'BRL' | 'USD' | 'EUR';
}
