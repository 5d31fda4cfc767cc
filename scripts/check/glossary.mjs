import fs from 'node:fs';

const ROW = /^\| (?<instead>[^|]*?) *\| [^|]*\| (?<others>[^|]*?) *\|$/gm;

/** The words that docs/glossary.md refuses, each with the right word. */
export function forbiddenTerms() {
  const glossary = fs.readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  return [...glossary.matchAll(ROW)].flatMap(({ groups: { instead = '', others = '' } = {} }) =>
    /^-*$/.test(others) || others === 'not' ? [] : others.split(', ').map((word) => ({ word, instead })),
  );
}

/** Names in the API that must stay: the operation of the documented path, and its schemas. */
const KEPT = '(?!(?:PixDeposit|createPixDeposit|depositPix)\\w*$)';

/**
 * Matches names in camelCase, kebab-case or capitals that contain the word or its plural.
 * @param {string} word
 */
export function nameWith(word) {
  const [first = '', ...rest] = word.split(' ');
  const inside = rest.map((part) => `[-_]?[${part[0]?.toUpperCase()}${part[0]}]${part.slice(1)}`).join('');
  const capital = `${first[0]?.toUpperCase()}${first.slice(1)}${inside}`;
  const shouted = word.toUpperCase().replaceAll(' ', '_');
  return new RegExp(
    `^(?![a-z0-9]+_)${KEPT}(?:(?:.*[-./])?${first}${inside}s?(?![a-z])|.*${capital}s?(?![a-z])|(?:.*_)?${shouted}S?(?![A-Z]))`,
  );
}
