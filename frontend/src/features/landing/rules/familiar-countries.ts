/** Whose flags most visitors know, in the order of the page. */
const familiar = ['BR', 'US', 'PT', 'AR', 'MX', 'ES', 'GB', 'CO', 'DE', 'FR'];
const shownFlags = 8;

/** A few countries of the list, those first that most visitors know. */
export function familiarFirst<Country extends { iso_code: string }>(
  countries: readonly Country[],
): Country[] {
  const rank = ({ iso_code }: Country) => {
    const place = familiar.indexOf(iso_code);
    return place < 0 ? familiar.length : place;
  };
  return [...countries].sort((left, right) => rank(left) - rank(right)).slice(0, shownFlags);
}
