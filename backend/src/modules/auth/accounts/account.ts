import type { Role } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';

/** How an account says in which language it wants to be addressed. */
export const LANGUAGE_TAGS = ['pt-BR', 'en-US', 'es'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

const LANGUAGE_OF_TAG: Record<LanguageTag, Language> = { 'pt-BR': 'pt', 'en-US': 'en', es: 'es' };
const TAG_OF_LANGUAGE: Record<Language, LanguageTag> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

export const languageOfTag = (tag: LanguageTag): Language => LANGUAGE_OF_TAG[tag];
export const tagOfLanguage = (language: Language): LanguageTag => TAG_OF_LANGUAGE[language];

/** One account; its password never travels with it. */
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
    /** Eleven digits. */
    cpf: string | null;
    avatarUrl: string | null;
  };
  createdAt: Date;
  lastLoginAt: Date | null;
  /** When something changed that its owner or staff edit. */
  updatedAt: Date;
}
