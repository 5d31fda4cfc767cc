/** The languages of the interface, Portuguese first: it is the fallback. */
export const languages = ['pt', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Where the reader's own choice is kept. */
export const languageStorageKey = 'torpedo.language';

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

const locales = { pt: 'pt-BR', en: 'en-US', es: 'es' } as const satisfies Record<Language, string>;

export type Locale = (typeof locales)[Language];

/** The BCP 47 tag under which Intl, `<html lang>` and accounts know a language. */
export function localeOf(language: Language): Locale {
  return locales[language];
}

/** The language of the interface that a locale is read in. */
export function languageOf(locale: Locale): Language {
  return languages.find((language) => locales[language] === locale) ?? 'pt';
}
