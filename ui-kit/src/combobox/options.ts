import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  title: string;
  subtitle?: ReactNode;
  trailing?: ReactNode;
  image?: ReactNode;
  /** Further words that find it: an ISO code, a nickname. */
  keywords?: string;
  /** The heading it stands under; options of one group must follow each other. */
  group?: string;
  disabled?: boolean;
}

/** What a search compares: lower case, without accents. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** The options whose title or keywords hold every word of the query; those whose title starts with it lead. */
export function matchOptions(options: ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = foldText(query);
  if (!wanted) return options;
  const words = wanted.split(/\s+/);
  const found = options.filter((option) => {
    const text = foldText(`${option.title} ${option.keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  if (found.some((option) => option.group)) return found;
  const leads = (option: ComboboxOption) => foldText(option.title).startsWith(wanted);
  return [...found.filter(leads), ...found.filter((option) => !leads(option))];
}

/** Runs of options under the same heading, in their order. */
export function groupOptions(options: ComboboxOption[]): { group?: string; options: ComboboxOption[] }[] {
  const groups: { group?: string; options: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
