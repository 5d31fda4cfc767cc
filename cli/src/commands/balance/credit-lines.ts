import fs from 'node:fs/promises';
import type { Schemas } from '@torpedo/api-client';
import { CURRENCIES, parseAmount } from '../../command/amount.js';
import { parseCsv } from '../../command/csv.js';
import { wrongUsage } from '../../errors.js';

export interface SheetLine {
  line: number;
  order: Schemas['BulkLineRequestDto'];
}

const HEADINGS = ['user', 'amount', 'currency', 'reason', 'reference'] as const;
type Heading = (typeof HEADINGS)[number];

const USER_HEADINGS = new Set(['user', 'email', 'e-mail', 'id']);

function headingsOf(file: string, row: readonly string[]): Map<Heading, number> {
  const places = new Map<Heading, number>();
  row.forEach((cell, place) => {
    const name = cell.toLowerCase();
    const heading = USER_HEADINGS.has(name) ? 'user' : HEADINGS.find((candidate) => candidate === name);
    if (heading) places.set(heading, place);
  });
  const missing = HEADINGS.filter((heading) => heading !== 'currency' && !places.has(heading));
  if (missing.length === 0) return places;
  throw wrongUsage(
    `${file} has no column ${missing.join(', ')}.`,
    `Its first line is: ${HEADINGS.join(',')}`,
  );
}

/** @throws CliError that names every line that cannot be read */
function linesOf(file: string, sheet: string): SheetLine[] {
  const [head, ...rows] = parseCsv(sheet);
  if (!head || rows.length === 0) throw wrongUsage(`${file} has no lines.`);
  const places = headingsOf(file, head.cells);
  const seen = new Set<string>();
  const problems: string[] = [];
  const lines = rows.map(({ line, cells }): SheetLine => {
    const cell = (heading: Heading) => cells[places.get(heading) ?? -1] ?? '';
    const currency = CURRENCIES.find((known) => known === (cell('currency').toUpperCase() || 'BRL'));
    const reference = cell('reference');
    const say = (problem: string) => void problems.push(`line ${line}: ${problem}`);
    let amount_cents = 0;
    try {
      amount_cents = parseAmount(cell('amount'));
    } catch {
      say(`${cell('amount') || 'nothing'} is no amount`);
    }
    if (!currency) say(`${cell('currency')} is no currency`);
    if (cell('user') === '' || cell('reason') === '' || reference === '')
      say('account, reason and reference are needed');
    if (seen.has(reference)) say(`the reference ${reference} is used twice`);
    seen.add(reference);
    const order = { user: cell('user'), amount_cents, currency: currency ?? 'BRL' };
    return { line, order: { ...order, reason: cell('reason'), reference } };
  });
  if (problems.length > 0) throw wrongUsage(`${file} cannot be read:\n  ${problems.join('\n  ')}`);
  return lines;
}

/** @throws CliError */
export async function readLines(file: string): Promise<SheetLine[]> {
  try {
    return linesOf(file, await fs.readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw wrongUsage(`${file} has a quote that does not end: ${error.message}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw wrongUsage(`There is no file ${file}.`);
    throw error;
  }
}
