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

function storedChoice(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    // Without storage the browser's own languages decide.
    return null;
  }
}

/** The reader's own choice, else the first of the browser's languages that we speak, else Portuguese. */
export function detectLanguage(): Language {
  const wanted = [storedChoice(), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'pt';
}

const oneYearSeconds = 31_536_000;

/**
 * Remembers the language that a person chose: for this browser's pages, and as a cookie for the server, which sends
 * the public pages.
 */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(languageStorageKey, language);
  document.cookie = `${languageStorageKey}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}
