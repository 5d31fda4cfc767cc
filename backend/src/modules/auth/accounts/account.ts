import type { Role } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import type { LanguageTag } from './preferences.js';

export interface Account {
  id: string;
  email: string;
  role: Role;
  isActive: boolean;
  isEmailVerified: boolean;
  mustChangePassword: boolean;
  preferredLanguage: LanguageTag;
  preferredCurrency: Currency;
  profile: {
    fullName: string | null;
    phoneNumber: string | null;
    /** `YYYY-MM-DD` */
    birthDate: string | null;
    cpf: string | null;
    avatarUrl: string | null;
  };
  createdAt: Date;
  lastLoginAt: Date | null;
  updatedAt: Date;
}
