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

/** The signed-in account. */
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

/** What of the account's preferences is to change. */
export interface UpdatePreferencesRequestDto {
  preferred_language?: 'pt-BR' | 'en-US' | 'es';
  preferred_currency?: 'BRL' | 'USD' | 'EUR';
}

export function presentRegistered({ id, email, isEmailVerified }: Account): RegisteredDto {
  return { id, email, is_email_verified: isEmailVerified };
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
