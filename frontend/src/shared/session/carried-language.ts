import { isLanguage, type Language } from '../i18n/languages';

const storageKey = 'torpedo.language_to_carry';

/** Keeps what somebody chose before signing in, so that the account they sign in to learns it. */
export function carryLanguage(language: Language): void {
  sessionStorage.setItem(storageKey, language);
}

/** The language to tell the account, once. */
export function takeCarriedLanguage(): Language | null {
  const carried = sessionStorage.getItem(storageKey) ?? undefined;
  sessionStorage.removeItem(storageKey);
  return isLanguage(carried) ? carried : null;
}
