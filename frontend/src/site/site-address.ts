import type { Language } from '../shared/i18n/languages';

/** Where a page stands in a language: Portuguese at the root, the others below their code. `/terms` → `/en/terms`. */
export function siteAddress(path: string, language: Language): string {
  if (language === 'pt') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Where the server writes the address that customers use, without a slash at its end. */
export const PUBLIC_URL = '%PUBLIC_URL%';
