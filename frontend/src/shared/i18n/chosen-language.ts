import { languageStorageKey, type Language } from './languages';

const oneYearSeconds = 31_536_000;

/**
 * Remembers the language that somebody chose: for this browser's pages, and as a cookie for the server, which sends
 * the public pages.
 */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(languageStorageKey, language);
  document.cookie = `${languageStorageKey}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}
