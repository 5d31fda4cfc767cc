import type { Account } from './account.js';
import type { MeDto, RegisteredDto } from '../auth.dto.js';

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
