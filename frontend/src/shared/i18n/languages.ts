/** Portuguese is the fallback. */
export const languages = ['pt', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

export const languageStorageKey = 'torpedo.language';

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

const locales = { pt: 'pt-BR', en: 'en-US', es: 'es' } as const satisfies Record<Language, string>;

export type Locale = (typeof locales)[Language];

export function localeOf(language: Language): Locale {
  return locales[language];
}

export function languageOf(locale: Locale): Language {
  return languages.find((language) => locales[language] === locale) ?? 'pt';
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    return null;
  }
}

export function detectLanguage(): Language {
  const wanted = [storedChoice(), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'pt';
}

const oneYearSeconds = 31_536_000;

/** Also sets a cookie, by which the server chooses the language of public pages. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(languageStorageKey, language);
  document.cookie = `${languageStorageKey}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}
