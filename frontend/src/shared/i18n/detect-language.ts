import { isLanguage, languageStorageKey, type Language } from './languages';

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
