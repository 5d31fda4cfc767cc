/** The usual short name where there is one ("EUA"); a name that staff gave stays. */
export function shortCountry(iso: string, name: string, locale: string): string {
  const named = (style: 'long' | 'short') =>
    new Intl.DisplayNames(locale, { type: 'region', style }).of(iso.toUpperCase());
  return name === named('long') ? (named('short') ?? name) : name;
}
