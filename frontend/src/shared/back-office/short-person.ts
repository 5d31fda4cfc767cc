/** "Renata L.": first name and initial are enough to recognise a person. */
export function shortPerson(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}

/** The longest name that a column of persons shows whole. */
const MOST_LETTERS = 16;

/** First and last name; "Carlos A." where both are too long for a column. An e-mail address stays. */
export function listedPerson(name: string): string {
  const names = name.split(' ');
  if (names.length === 1 || name.length <= MOST_LETTERS) return name;
  const ends = `${names[0]} ${names.at(-1)}`;
  return ends.length <= MOST_LETTERS ? ends : shortPerson(name);
}
