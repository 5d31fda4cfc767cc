/** Short names that Intl does not have. */
const SHORTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AE: { pt: 'Emirados', en: 'UAE', es: 'Emiratos' },
};

/** The usual short name where there is one ("EUA"); a name that staff gave stays. */
export function shortCountry(iso: string, name: string, locale: string): string {
  const named = (style: 'long' | 'short') =>
    new Intl.DisplayNames(locale, { type: 'region', style }).of(iso.toUpperCase());
  if (name !== named('long')) return name;
  return SHORTER[iso.toUpperCase()]?.[locale.slice(0, 2)] ?? named('short') ?? name;
}
