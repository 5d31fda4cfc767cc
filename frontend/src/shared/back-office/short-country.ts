import type { Language } from '../i18n/languages';

/** Short names that browsers do not know. */
const OWN_NAMES: Partial<Record<string, Record<Language, string>>> = {
  AE: { pt: 'Emirados', en: 'UAE', es: 'Emiratos' },
  BA: { pt: 'Bósnia', en: 'Bosnia', es: 'Bosnia' },
  DO: { pt: 'Rep. Dominicana', en: 'Dominican Rep.', es: 'Rep. Dominicana' },
};

/** The usual short name where there is one ("EUA"); a name that staff gave stays. */
export function shortCountry(iso: string, name: string, locale: string): string {
  const code = iso.toUpperCase();
  const named = (style: 'long' | 'short') =>
    new Intl.DisplayNames(locale, { type: 'region', style }).of(code);
  if (name !== named('long')) return name;
  return OWN_NAMES[code]?.[locale.slice(0, 2) as Language] ?? named('short') ?? name;
}
