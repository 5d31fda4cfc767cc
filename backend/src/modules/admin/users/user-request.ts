import { DomainError } from '../../../platform/errors/index.js';
import type { Role } from '../../../platform/http/index.js';
import { COUNTRY_PREFERENCES, type AccountEdit, type WantedAccount } from '../../auth/index.js';
import type { ChangeUserRequestDto, CreateUserRequestDto } from './user.dto.js';

const ROLES: readonly Role[] = ['CUSTOMER', 'MANAGER', 'ADMIN'];

function roleOf(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (!role) throw new DomainError('INVALID_ROLE');
  return role;
}

/** @throws DomainError INVALID_ROLE */
export function wantedAccountOf(body: CreateUserRequestDto): WantedAccount {
  const preferences = COUNTRY_PREFERENCES[body.country ?? 'BR'];
  return {
    email: body.email,
    password: body.password,
    sendsInvitation: body.send_invitation === true,
    role: roleOf(body.role ?? 'CUSTOMER'),
    isActive: body.is_active ?? true,
    preferredLanguage: body.preferred_language ?? preferences.language,
    preferredCurrency: body.preferred_currency ?? preferences.currency,
    fullName: body.profile?.full_name,
    phoneNumber: body.profile?.phone_number,
  };
}

/** @throws DomainError INVALID_ROLE */
export const editOf = (body: ChangeUserRequestDto): AccountEdit => ({
  email: body.email,
  preferredCurrency: body.preferred_currency,
  preferredLanguage: body.preferred_language,
  isEmailVerified: body.is_email_verified,
  fullName: body.full_name,
  phoneNumber: body.phone_number,
  role: body.role === undefined ? undefined : roleOf(body.role),
  isActive: body.is_active,
});
