/** What the text in the palette is meant for: everything, or what its first character names. */
export interface PaletteQuery {
  kind: 'all' | 'action' | 'order' | 'phone' | 'person';
  /** Without that character. */
  text: string;
  /** What the server is asked; empty while there is too little to ask for. */
  asked: string;
}

const KINDS: Record<string, PaletteQuery['kind']> = {
  '>': 'action',
  '#': 'order',
  '+': 'phone',
  '@': 'person',
};
const FEWEST_CHARACTERS = 2;

export function paletteQuery(typed: string): PaletteQuery {
  const whole = typed.trim();
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

/** Whether a word of the label begins with the text, ignoring accents. */
export function labelMatches(label: string, text: string): boolean {
  return ` ${plain(label)}`.includes(` ${plain(text)}`);
}

/** Where the text stands in the label; null when it is not in it. */
export function matchIn(label: string, text: string): { start: number; end: number } | null {
  // Only where leaving out accents moves no character.
  const start = plain(label).length === label.length && text ? plain(label).indexOf(plain(text)) : -1;
  return start < 0 ? null : { start, end: start + text.length };
}
