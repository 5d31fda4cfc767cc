import type { ListQueryDto } from '../../../platform/http/index.js';
import type { MomentText, ReasonDto, SearchText, UserIdDto } from '../admin.dto.js';

/** Personal data is masked: `POST /users/{id}/reveal` shows it, with a reason. */
export interface AdminProfileDto {
  full_name: string | null;
  /** @example "•••••••4321" */
  phone_number: string | null;
  /** @example "•••.456.789-••" */
  cpf: string | null;
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
  /** What chargebacks took after it was spent: what comes in repays it before it can be spent. */
  owed_cents: number;
  /** The parts of `owed_cents`, oldest first. */
  debts: AdminDebtDto[];
}

/** What is owed of one chargeback. */
export interface AdminDebtDto {
  id: string;
  /** The top-up that was charged back. */
  topup_id: string;
  /** What it came to at first. */
  amount_cents: number;
  /** What is not repaid yet. */
  open_cents: number;
  since: string;
}

/** Why staff should look twice at an account: money of it was taken back by a bank. */
export interface AccountFlagDto {
  reason: 'CHARGEBACK';
  since: string;
}

/** An account as staff see it. */
export interface AdminUserDto {
  id: string;
  email: string;
  role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  profile: AdminProfileDto;
  created_at: string;
  /** When staff or its owner last changed it: `expected_updated_at` of the next change. */
  updated_at: string;
  last_login: string | null;
  is_active: boolean;
  is_email_verified: boolean;
  must_change_password: boolean;
  preferred_language: 'pt-BR' | 'en-US' | 'es';
  preferred_currency: 'BRL' | 'USD' | 'EUR';
  /** Until when purchases are paused; null while they are not. */
  purchases_blocked_until: string | null;
  /** Null where there is nothing to look at twice, and once staff have cleared it. */
  flag: AccountFlagDto | null;
  /** What can be spent from the wallet in reais. */
  balance_base_cents: number;
  /** The wallets that were ever used. */
  wallets: AdminWalletDto[];
}

/** One account with how it can be entered. */
export interface AdminUserDetailsDto extends AdminUserDto {
  /** False for an account that signs in through an identity provider, or by what was mailed to it. */
  has_password: boolean;
  has_two_factor: boolean;
  api_keys: number;
  /** Live ones. */
  sessions: number;
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

/** What the editor saw. */
export interface ExpectedUserDto extends ReasonDto {
  /** `updated_at` of the account as its editor saw it: if it is another one by now, nothing changes (CHANGED_MEANWHILE). */
  expected_updated_at?: MomentText;
}

/** The personal data that staff may change. */
export interface UserProfileDto {
  /** @maxLength 200 too_long */
  full_name?: string | null;
  /**
   * Brazilian numbers with their area code, others with `+` and their country code.
   * @maxLength 40 phone_invalid
   */
  phone_number?: string | null;
}

/** An account that staff make. */
export interface CreateUserRequestDto extends ReasonDto {
  /**
   * @isString email_required
   * @maxLength 254 email_invalid
   * @example "maria@example.com"
   */
  email: string;
  /**
   * At least 8 characters with a lowercase letter, an uppercase letter, a digit and one of `@$!%*?&`; its owner has to
   * change it. Required unless `send_invitation` is true.
   */
  password?: string;
  /** Mails a link by which the owner chooses a password. */
  send_invitation?: boolean;
  /**
   * CUSTOMER unless given; MANAGER or ADMIN.
   * @example "CUSTOMER"
   */
  role?: string;
  /** Sets language and currency, unless those are given. */
  country?: 'BR' | 'US';
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
  profile?: UserProfileDto;
  /** True unless given. */
  is_active?: boolean;
}

export interface ChangeStatusRequestDto {
  is_active: boolean;
  /**
   * @isString reason_required
   * @maxLength 500 too_long
   * @example "Chargeback under review"
   */
  reason: string;
  /** `updated_at` of the account as its editor saw it: if it is another one by now, nothing changes (CHANGED_MEANWHILE). */
  expected_updated_at?: MomentText;
}

export interface ChangeRoleRequestDto extends ExpectedUserDto {
  /**
   * CUSTOMER, MANAGER or ADMIN.
   * @example "MANAGER"
   */
  role: string;
}

export interface ChangeBasicRequestDto extends ExpectedUserDto {
  /**
   * A new address is unverified unless `is_email_verified` is sent.
   * @maxLength 254 email_invalid
   */
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
   * @isInt not_integer
   * @minimum 1 too_small
   * @maximum 525600 too_large
   */
  minutes?: number;
}

/** Personal data that is masked otherwise. */
export interface RevealRequestDto {
  field: 'phone_number' | 'cpf' | 'ip_address';
  /** Whose address, for `ip_address`. */
  session_id?: UserIdDto;
  /**
   * @isString reason_required
   * @maxLength 500 too_long
   * @example "Called back about ticket 2104"
   */
  reason: string;
}

export interface RevealedDto {
  field: 'phone_number' | 'cpf' | 'ip_address';
  /** Null where there is none. */
  value: string | null;
}

/** A live session of an account. */
export interface AdminSessionDto {
  id: string;
  name: string;
  browser: string | null;
  system: string | null;
  /** Without its last part. */
  ip_address: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface AddNoteRequestDto extends ReasonDto {
  /**
   * @isString required
   * @minLength 1 required
   * @maxLength 2000 too_long
   * @example "Asks for one area code only."
   */
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
