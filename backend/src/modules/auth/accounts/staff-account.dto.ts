/** Personal data is masked. `POST /users/{id}/reveal` shows it, with a reason. */
export interface AdminProfileDto {
  full_name: string | null;
  /** @example "•••••••4321" */
  phone_number: string | null;
  /** @example "•••.456.789-••" */
  cpf: string | null;
}

/** Why staff should check an account: a bank took back money that it paid. */
export interface AccountFlagDto {
  reason: 'CHARGEBACK';
  since: string;
}

/** An account as staff see it, without data of other modules. */
export interface StaffAccountDto {
  id: string;
  email: string;
  role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  profile: AdminProfileDto;
  created_at: string;
  /** When staff or its owner last changed it. Send it as `expected_updated_at` of the next change. */
  updated_at: string;
  last_login: string | null;
  is_active: boolean;
  is_email_verified: boolean;
  must_change_password: boolean;
  preferred_language: 'pt-BR' | 'en-US' | 'es';
  preferred_currency: 'BRL' | 'USD' | 'EUR';
  /** Null when there is no such reason, or when staff have cleared it. */
  flag: AccountFlagDto | null;
}

/** The ways to sign in to an account. */
export interface AccountAccessDto {
  /** False when the owner signs in through an identity provider, or only with a mailed password or link. */
  has_password: boolean;
  has_two_factor: boolean;
  api_keys: number;
  /** How many sessions are live. */
  sessions: number;
}
