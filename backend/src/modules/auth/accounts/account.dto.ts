import type { Actor } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Account } from './account.js';

export interface RegisteredDto {
  id: string;
  email: string;
  is_email_verified: boolean;
}

export interface ProfileDto {
  full_name: string | null;
  phone_number: string | null;
  birth_date: string | null;
  cpf: string | null;
  avatar_url: string | null;
}

/** The account that is signed in. */
export interface MeDto {
  id: string;
  email: string;
  role: 'CUSTOMER' | 'MANAGER' | 'ADMIN';
  is_email_verified: boolean;
  must_change_password: boolean;
  preferred_language: 'pt-BR' | 'en-US' | 'es';
  preferred_currency: 'BRL' | 'USD' | 'EUR';
  created_at: string;
  profile: ProfileDto;
}

/** The account whose wallet the caller uses. */
export interface PayingAccountDto {
  /** For a member, the account of the team's owner. Purchases carry it as `user_id`, live connections in their path. */
  account_id: string;
  /** The currency in which the account buys. */
  currency: Currency;
  /** The caller's role on this account. */
  role: 'owner' | 'buyer' | 'viewer';
}

/** Which preferences to change. */
export interface UpdatePreferencesRequestDto {
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
}

export function presentRegistered({ id, email, isEmailVerified }: Account): RegisteredDto {
  return { id, email, is_email_verified: isEmailVerified };
}

export function presentPayingAccount({ userId, currency, member }: Actor): PayingAccountDto {
  return { account_id: userId, currency, role: member?.role ?? 'owner' };
}

export function presentMe(account: Account): MeDto {
  return {
    id: account.id,
    email: account.email,
    role: account.role,
    is_email_verified: account.isEmailVerified,
    must_change_password: account.mustChangePassword,
    preferred_language: account.preferredLanguage,
    preferred_currency: account.preferredCurrency,
    created_at: account.createdAt.toISOString(),
    profile: {
      full_name: account.profile.fullName,
      phone_number: account.profile.phoneNumber,
      birth_date: account.profile.birthDate,
      cpf: account.profile.cpf,
      avatar_url: account.profile.avatarUrl,
    },
  };
}
