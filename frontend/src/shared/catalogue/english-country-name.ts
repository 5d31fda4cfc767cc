let names: Intl.DisplayNames | undefined;

/** A country's name in English by its ISO 3166-1 code. */
export function englishCountryName(isoCode: string): string {
  // A slow phone stands still while it reads the names of all regions: only who asks for one waits for them.
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(isoCode) ?? '';
}
