import type { Io } from '../io.js';
import { wrongUsage } from '../errors.js';
import { csvLines } from './csv.js';
import { createFormat, type Column, type Columns } from './columns.js';
import type { OutputOptions } from './options.js';
import { layOut, tableLine, widthOf, wrapped } from './table.js';

export function printJson(io: Io, value: unknown): void {
  io.data(JSON.stringify(value, null, 2));
}

type NamedColumn<Item> = readonly [name: string, column: Column<Item>];

function chosenColumns<Item>(columns: Columns<Item>, fields: OutputOptions['fields']): NamedColumn<Item>[] {
  if (!fields) return Object.entries(columns);
  return fields.map((name) => {
    const column = columns[name];
    if (column) return [name, column];
    throw wrongUsage(`There is no field ${name}.`, `Fields: ${Object.keys(columns).join(', ')}`);
  });
}

const GOOD = new Set('active delivered paid healthy closed credited captured completed ok done'.split(' '));
const BAD = new Set('inactive failed refused error open blocked down out_of_stock unhealthy'.split(' '));
const PENDING = new Set(
  'pending processing shipped waiting paused half_open expired cancelled refunded'.split(' '),
);

function colourOf(word: string): number | undefined {
  const plain = word.toLowerCase();
  if (GOOD.has(plain)) return 32;
  if (BAD.has(plain)) return 31;
  return PENDING.has(plain) ? 33 : undefined;
}

/** A control character in a name could move the cursor or fake a line, so it becomes a space. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

const tabbedLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(onOneLine).join('\t')).join('\n');

const colour = (io: Io, code: number | undefined, text: string): string =>
  io.isColoured && code !== undefined && text !== '' ? `\u001B[${code}m${text}\u001B[0m` : text;

const headingOf = (name: string): string => name.toUpperCase().replaceAll('_', ' ');

/** A table as wide as the terminal; for programs, tab-separated lines with a heading; or JSON or CSV on request. */
export function printItems<Item>(
  io: Io,
  options: OutputOptions,
  columns: Columns<Item>,
  items: readonly Item[],
): void {
  const chosen = chosenColumns(columns, options.fields);
  if (options.json) {
    const picked = (item: Item) => Object.fromEntries(chosen.map(([name, { read }]) => [name, read(item)]));
    printJson(io, options.fields ? items.map(picked) : items);
    return;
  }
  if (options.csv) {
    io.data(csvLines([chosen.flatMap(sheetNames), ...items.map((item) => sheetRow(chosen, item))]));
    return;
  }
  const format = createFormat(options);
  const headings = chosen.map(([name]) => headingOf(name));
  const rows = items.map((item) => chosen.map(([, { show }]) => onOneLine(show(item, format))));
  if (io.isTerminal) printTable(io, options, chosen, [headings, ...rows]);
  else io.data(tabbedLines([headings, ...rows]));
}

const sheetNames = <Item>([name, { cells }]: NamedColumn<Item>): string[] => cells?.names(name) ?? [name];

/** A row for programs: decimals with their currency, times and shares as the server writes them. */
const sheetRow = <Item>(chosen: readonly NamedColumn<Item>[], item: Item) =>
  chosen.flatMap(
    ([, { cells, read }]) => cells?.read(item) ?? [read(item) as string | number | boolean | null],
  );

function printTable<Item>(
  io: Io,
  { wide }: OutputOptions,
  chosen: readonly NamedColumn<Item>[],
  lines: readonly (readonly string[])[],
): void {
  const natural = chosen.map((_, place) => Math.max(...lines.map((line) => widthOf(line[place]!))));
  const columns = chosen.map(([name, { fit }]) => ({ name, isKey: fit === 'key', mayBeCut: fit === 'cut' }));
  const layout = layOut(columns, natural, wide ? null : io.width);
  const [headings = [], ...rows] = lines;
  const drawn = rows.map((row) =>
    tableLine(layout, row, (word, place) =>
      chosen[place]![1].isState ? colour(io, colourOf(word), word) : word,
    ),
  );
  io.data([tableLine(layout, headings, (heading) => colour(io, 2, heading)), ...drawn].join('\n'));
  if (layout.leftOut.length > 0)
    io.hint(`No room for ${layout.leftOut.join(', ')}: --wide shows everything, --fields what is named.`);
}

export function printRowsOf<Item>(
  io: Io,
  options: OutputOptions,
  answer: unknown,
  columns: Columns<Item>,
  rows: readonly Item[],
): void {
  if (options.json && !options.fields) printJson(io, answer);
  else printItems(io, options, columns, rows);
}

export function printItem<Item>(io: Io, options: OutputOptions, columns: Columns<Item>, item: Item): void {
  const chosen = chosenColumns(columns, options.fields);
  if (options.json) {
    const picked = Object.fromEntries(chosen.map(([name, { read }]) => [name, read(item)]));
    printJson(io, options.fields ? picked : item);
    return;
  }
  if (options.csv) {
    printItems(io, options, columns, [item]);
    return;
  }
  const format = createFormat(options);
  const indent = Math.max(...chosen.map(([name]) => name.length)) + 2;
  const room = options.wide || io.width === null ? Infinity : Math.max(io.width - indent, 1);
  const lines = chosen.map(([name, { show, isState }]) => {
    const value = onOneLine(show(item, format));
    if (!io.isTerminal) return `${name}\t${value}`;
    const [first = '', ...more] = wrapped(value, room);
    const shown = isState ? colour(io, colourOf(value), first) : first;
    return [
      colour(io, 2, name.padEnd(indent)) + shown,
      ...more.map((line) => ' '.repeat(indent) + line),
    ].join('\n');
  });
  io.data(lines.join('\n'));
}
