export const PALETTE_VERBS = [
  'pause',
  'resume',
  'refund',
  'cancel',
  'balance',
  'reset',
  'deactivate',
  'activate',
] as const;
export type PaletteVerb = (typeof PALETTE_VERBS)[number];

/** The meaning of the text in the palette. Its first character may limit the search to one kind. */
export interface PaletteQuery {
  kind: 'all' | 'action' | 'order' | 'phone' | 'person';
  /** The action, when the text begins with the word of a verb: "pausar norte". */
  verb?: PaletteVerb;
  /** The text without that character or word. */
  text: string;
  /** The search for the server; empty while the text is too short. */
  asked: string;
}

const KINDS: Record<string, PaletteQuery['kind']> = {
  '>': 'action',
  '#': 'order',
  '+': 'phone',
  '@': 'person',
};
const FEWEST_CHARACTERS = 2;
/** A shorter word is not read as a verb, because it may begin a name. */
const FEWEST_OF_A_VERB = 4;

/** @param words the words of the verbs, in the reader's language */
export function paletteQuery(typed: string, words: Partial<Record<PaletteVerb, string>> = {}): PaletteQuery {
  const whole = typed.trim();
  const [, first = '', rest = ''] = /^>?\s*(\S+)\s(.*)$/.exec(`${whole} `) ?? [];
  const verb =
    first.length < FEWEST_OF_A_VERB ? undefined : PALETTE_VERBS.find((each) => begins(words[each], first));
  if (verb) {
    const text = rest.trim();
    return { kind: 'action', verb, text, asked: text.length < FEWEST_CHARACTERS ? '' : text };
  }
  const kind = KINDS[whole.charAt(0)] ?? 'all';
  const text = kind === 'all' ? whole : whole.slice(1).trim();
  const isAsked = kind !== 'action' && text.length >= FEWEST_CHARACTERS;
  return { kind, text, asked: isAsked ? whole : '' };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const begins = (word: string | undefined, text: string) =>
  word !== undefined && plain(word).startsWith(plain(text));

/** Whether a word of the label begins with the text, ignoring accents. */
export function labelMatches(label: string, text: string): boolean {
  return ` ${plain(label)}`.includes(` ${plain(text)}`);
}

/** The position of the text in the label; null when the label does not contain it. */
export function matchIn(label: string, text: string): { start: number; end: number } | null {
  // A label whose length changes without its accents is not searched, because positions would differ.
  const start = plain(label).length === label.length && text ? plain(label).indexOf(plain(text)) : -1;
  return start < 0 ? null : { start, end: start + text.length };
}
