import Table from 'cli-table3';
import type { Io } from './io.js';

/** Option of every command that answers data. */
export const JSON_OPTION = ['--json', 'print the data as JSON'] as const;

export interface OutputOptions {
  json?: boolean | undefined;
}

export function printJson(io: Io, value: unknown): void {
  io.data(JSON.stringify(value, null, 2));
}

/** A table on a terminal; tab-separated lines with a heading for programs. */
export function printRows(io: Io, head: readonly string[], rows: readonly (readonly string[])[]): void {
  if (!io.isTerminal) {
    const plain = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ');
    io.data([head, ...rows].map((row) => row.map(plain).join('\t')).join('\n'));
    return;
  }
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  table.push(...rows.map((row) => [...row]));
  io.data(table.toString());
}

/** Names and values, one a line. */
export function printFacts(io: Io, facts: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  const pad = (name: string) => (io.isTerminal ? name.padEnd(width + 2) : `${name}\t`);
  io.data(
    Object.entries(facts)
      .map(([name, value]) => `${pad(name)}${value}`)
      .join('\n'),
  );
}
