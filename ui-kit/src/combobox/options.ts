import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  title: string;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  image?: ReactNode;
  keywords?: string;
  group?: string;
  disabled?: boolean;
  /** Replaces the image, the title and the other parts of the option in the list. */
  row?: ReactNode;
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

function rankOf(word: string, title: string, keywords: readonly string[]): number | null {
  if (title.startsWith(word)) return 0;
  const bare = word.replace(/^\+/, '');
  const isKeyword = keywords.some((keyword) => keyword.replace(/^\+/, '') === bare);
  if (isKeyword || title.split(WORD_END).some((part) => part.startsWith(word))) return 1;
  if (title.includes(word)) return 2;
  return bare && keywords.some((keyword) => keyword.replace(/^\+/, '').startsWith(bare))
    ? KEYWORD_ONLY
    : null;
}

const WORD_END = /[\s/()-]+/;
const KEYWORD_ONLY = 3;

/** The options that match every word, best first, without groups; keywords count only if no title matches. */
export function matchOptions(options: ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = foldText(query);
  if (!wanted) return options;
  const words = wanted.split(/\s+/);
  const found = options.flatMap(({ group: _group, ...option }) => {
    const title = foldText(option.title);
    const keywords = foldText(option.keywords ?? '').split(WORD_END);
    const ranks = [title.startsWith(wanted) ? 0 : 1, ...words.map((word) => rankOf(word, title, keywords))];
    const known = ranks.filter((rank) => rank !== null);
    return known.length === ranks.length ? [{ option, rank: Math.max(...known) }] : [];
  });
  const best = found.some(({ rank }) => rank < KEYWORD_ONLY)
    ? found.filter(({ rank }) => rank < KEYWORD_ONLY)
    : found;
  return best.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
}

export function groupOptions(options: ComboboxOption[]): { group?: string; options: ComboboxOption[] }[] {
  const groups: { group?: string; options: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
