export interface TableColumn {
  name: string;
  /** Names the row, so it is never cut or left out. */
  isKey: boolean;
  mayBeCut: boolean;
}

export interface Layout {
  shown: readonly (readonly [place: number, width: number])[];
  leftOut: readonly string[];
}

const GAP = 2;
/** In characters; no text is cut shorter than this. */
const LEAST = 10;

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

function widthOfLetter(letter: string): number {
  if (/^\p{Mark}$/u.test(letter)) return 0;
  return WIDE.test(letter) ? 2 : 1;
}

export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + widthOfLetter(letter), 0);

export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (widthOf(kept) + widthOfLetter(letter) > width - 1) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks the text into lines that fit; `end` ends every line except the last. */
export function wrapped(text: string, width: number, end = ''): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer + end) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, index) => (index < lines.length - 1 ? line + end : line));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Shares the rest of the line among the columns that can be cut; those that need least come first. */
function grown(least: readonly number[], natural: readonly number[], room: number): number[] {
  const widths = [...least];
  let rest = room;
  const needy = natural
    .map((width, place) => ({ place, need: width - least[place]! }))
    .filter(({ need }) => need > 0)
    .sort((a, b) => a.need - b.need);
  needy.forEach(({ place, need }, index) => {
    const given = Math.min(need, Math.floor(rest / (needy.length - index)));
    widths[place]! += given;
    rest -= given;
  });
  return widths;
}

/**
 * Fits columns of these natural widths into a line: texts are cut first, then columns are left out from the right.
 * @param room null for no limit
 */
export function layOut(
  columns: readonly TableColumn[],
  natural: readonly number[],
  room: number | null,
): Layout {
  let places = columns.map((_, place) => place);
  if (room === null) return { shown: places.map((place) => [place, natural[place]!]), leftOut: [] };
  const leastOf = (place: number) =>
    columns[place]!.mayBeCut ? Math.min(natural[place]!, LEAST) : natural[place]!;
  const roomOf = () => room - GAP * (places.length - 1);
  while (sum(places.map(leastOf)) > roomOf()) {
    const dropped = places.findLast((place) => !columns[place]!.isKey);
    if (dropped === undefined || places.length === 1) break;
    places = places.filter((place) => place !== dropped);
  }
  const least = places.map(leastOf);
  const widths = grown(
    least,
    places.map((place) => natural[place]!),
    Math.max(0, roomOf() - sum(least)),
  );
  return {
    shown: places.map((place, index) => [place, widths[index]!]),
    leftOut: columns.filter((_, place) => !places.includes(place)).map(({ name }) => name),
  };
}

export function tableLine(
  { shown }: Layout,
  cells: readonly string[],
  paint: (text: string, place: number) => string,
): string {
  return shown
    .map(([place, width]) => {
      const text = cutTo(cells[place]!, width);
      return paint(text, place) + ' '.repeat(Math.max(0, width - widthOf(text)));
    })
    .join(' '.repeat(GAP))
    .trimEnd();
}
