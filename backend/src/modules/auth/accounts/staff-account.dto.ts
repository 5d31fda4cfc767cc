/** Personal data is masked: `POST /users/{id}/reveal` shows it, with a reason. */
export interface AdminProfileDto {
  full_name: string | null;
  /** @example "•••••••4321" */
  phone_number: string | null;
  /** @example "•••.456.789-••" */
  cpf: string | null;
}

/** Why staff should look twice at an account: money of it was taken back by a bank. */
export interface AccountFlagDto {
  reason: 'CHARGEBACK';
  since: string;
}

/** An account as staff see it, without what other modules know of its owner. */
export interface StaffAccountDto {
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
  /** Null where there is nothing to look at twice, and once staff have cleared it. */
  flag: AccountFlagDto | null;
}

/** How an account can be entered. */
export interface AccountAccessDto {
  /** False for an account that signs in through an identity provider, or by what was mailed to it. */
  has_password: boolean;
  has_two_factor: boolean;
  api_keys: number;
  /** Live ones. */
  sessions: number;
}
