import type { Language } from './i18n/languages';

/** Portuguese pages have no prefix, others have one: `/terms`, `/en/terms`. */
export function siteAddress(path: string, language: Language): string {
  if (language === 'pt') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The server replaces it with its public address, which has no slash at its end. */
export const PUBLIC_URL = '%PUBLIC_URL%';
