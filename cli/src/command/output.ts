import type { Io } from '../io.js';
import { wrongUsage } from '../errors.js';
import { csvLines } from './csv.js';
import { createFormat, type Column, type Columns } from './columns.js';
import type { OutputOptions } from './options.js';

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

const GOOD = new Set([
  ...['active', 'delivered', 'paid', 'healthy', 'closed', 'credited', 'captured', 'completed', 'ok', 'done'],
]);
const BAD = new Set([
  ...['inactive', 'failed', 'refused', 'error', 'open', 'blocked', 'down', 'out_of_stock', 'unhealthy'],
]);
const PENDING = new Set([
  ...[
    'pending',
    'processing',
    'shipped',
    'waiting',
    'paused',
    'half_open',
    'expired',
    'cancelled',
    'refunded',
  ],
]);

function colourOf(word: string): number | undefined {
  const plain = word.toLowerCase();
  if (GOOD.has(plain)) return 32;
  if (BAD.has(plain)) return 31;
  return PENDING.has(plain) ? 33 : undefined;
}

/** Nothing that a name brings along may move the cursor or forge a line. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

const tabbedLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(onOneLine).join('\t')).join('\n');

const NO_LINES = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '' },
  ...{ 'bottom-left': '', 'bottom-right': '', left: '', 'left-mid': '', mid: '', 'mid-mid': '' },
  ...{ right: '', 'right-mid': '', middle: '  ' },
};

async function drawnTable(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Table } = await import('cli-table3');
  const style = { head: [], border: [], 'padding-left': 0, 'padding-right': 0 };
  const table = new Table({ chars: NO_LINES, style });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const colour = (io: Io, code: number | undefined, text: string): string =>
  io.isColoured && code !== undefined && text !== '' ? `\u001B[${code}m${text}\u001B[0m` : text;

const headingOf = (name: string): string => name.toUpperCase().replaceAll('_', ' ');

/** A table on a terminal; tab-separated lines with a heading for programs; or JSON or CSV where wanted. */
export async function printItems<Item>(
  io: Io,
  options: OutputOptions,
  columns: Columns<Item>,
  items: readonly Item[],
): Promise<void> {
  const chosen = chosenColumns(columns, options.fields);
  if (options.json) {
    const picked = (item: Item) => Object.fromEntries(chosen.map(([name, { read }]) => [name, read(item)]));
    printJson(io, options.fields ? items.map(picked) : items);
    return;
  }
  const format = createFormat(options);
  const names = chosen.map(([name]) => name);
  const rows = items.map((item) => chosen.map(([, { show }]) => show(item, format)));
  if (options.csv) io.data(csvLines([names, ...rows]));
  else if (!io.isTerminal) io.data(tabbedLines([names.map(headingOf), ...rows]));
  else {
    const head = names.map((name) => colour(io, 2, headingOf(name)));
    const coloured = rows.map((row) =>
      row.map((cell, index) => {
        const word = onOneLine(cell);
        return chosen[index]?.[1].isState ? colour(io, colourOf(word), word) : word;
      }),
    );
    io.data(await drawnTable([head, ...coloured]));
  }
}

/** Names and values of one thing, one a line. */
export async function printItem<Item>(
  io: Io,
  options: OutputOptions,
  columns: Columns<Item>,
  item: Item,
): Promise<void> {
  const chosen = chosenColumns(columns, options.fields);
  if (options.json) {
    const picked = Object.fromEntries(chosen.map(([name, { read }]) => [name, read(item)]));
    printJson(io, options.fields ? picked : item);
    return;
  }
  if (options.csv) {
    await printItems(io, options, columns, [item]);
    return;
  }
  const format = createFormat(options);
  const width = Math.max(...chosen.map(([name]) => name.length));
  const lines = chosen.map(([name, { show, isState }]) => {
    const value = onOneLine(show(item, format));
    const shown = isState ? colour(io, colourOf(value), value) : value;
    return io.isTerminal ? `${colour(io, 2, name.padEnd(width + 2))}${shown}` : `${name}\t${shown}`;
  });
  io.data(lines.join('\n'));
}
