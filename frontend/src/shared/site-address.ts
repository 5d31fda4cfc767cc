import type { Language } from './i18n/languages';

/** Portuguese pages have no prefix, others have one: `/terms`, `/en/terms`. */
export function siteAddress(path: string, language: Language): string {
  if (language === 'pt') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The server replaces this placeholder with its public address, without a slash at the end. */
export const PUBLIC_URL = '%PUBLIC_URL%';
