/** "Renata L.": first name and initial are enough to recognise a person. */
export function shortPerson(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
