import type { Language } from '../../../platform/languages.js';
import type { Currency } from '../../../platform/money.js';

export const LANGUAGE_TAGS = ['pt-BR', 'en-US', 'es'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

const LANGUAGE_OF_TAG: Record<LanguageTag, Language> = { 'pt-BR': 'pt', 'en-US': 'en', es: 'es' };
const TAG_OF_LANGUAGE: Record<Language, LanguageTag> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

export const languageOfTag = (tag: LanguageTag): Language => LANGUAGE_OF_TAG[tag];
export const tagOfLanguage = (language: Language): LanguageTag => TAG_OF_LANGUAGE[language];

/** The preferences of an account that staff make for a customer. `npm run generate` copies them to the clients. */
export const COUNTRY_PREFERENCES = {
  BR: { language: 'pt-BR', currency: 'BRL' },
  US: { language: 'en-US', currency: 'USD' },
} as const satisfies Record<string, { language: LanguageTag; currency: Currency }>;
