import type { Role } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Account, LanguageTag } from './account.js';

/** What every statement that answers an account selects. */
export const ACCOUNT_COLUMNS = `id, email, role, is_active, is_email_verified, must_change_password,
  preferred_language, preferred_currency, full_name, phone_number, birth_date::text AS birth_date, cpf,
  avatar_url, created_at, last_login_at`;

export interface AccountRow {
  id: string;
  email: string;
  role: Role;
  is_active: boolean;
  is_email_verified: boolean;
  must_change_password: boolean;
  preferred_language: LanguageTag;
  preferred_currency: Currency;
  full_name: string | null;
  phone_number: string | null;
  birth_date: string | null;
  cpf: string | null;
  avatar_url: string | null;
  created_at: Date;
  last_login_at: Date | null;
}

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    isActive: row.is_active,
    isEmailVerified: row.is_email_verified,
    mustChangePassword: row.must_change_password,
    preferredLanguage: row.preferred_language,
    preferredCurrency: row.preferred_currency,
    profile: {
      fullName: row.full_name,
      phoneNumber: row.phone_number,
      birthDate: row.birth_date,
      cpf: row.cpf,
      avatarUrl: row.avatar_url,
    },
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
  };
}
