import type { Schemas } from '@torpedo/api-client';
import { parse } from 'papaparse';
import { typedCents } from '../../../shared/back-office/amounts';

export type AdjustmentLine = Schemas['BulkLineRequestDto'];

const COLUMNS = ['user', 'amount', 'currency', 'reason', 'reference'] as const;
type Column = (typeof COLUMNS)[number];

/** The first line of a sheet. */
export const SHEET_HEAD = COLUMNS.join(',');

const USER_NAMES = new Set(['user', 'email', 'e-mail', 'id']);
const CURRENCIES = ['BRL', 'USD', 'EUR'] as const;

export interface SheetProblem {
  /** The line of the sheet. The head is usually line 1. */
  line: number;
  why: 'amount' | 'currency' | 'missing' | 'repeated' | 'quote';
}

export interface AdjustmentSheet {
  lines: AdjustmentLine[];
  /** On which line of the sheet each of them begins. */
  lineNumbers: number[];
  problems: SheetProblem[];
  missingColumns: Column[];
}

function columnOf(head: string): Column | undefined {
  const name = head.trim().toLowerCase();
  return USER_NAMES.has(name) ? 'user' : COLUMNS.find((column) => column === name);
}

interface SheetRow {
  cells: string[];
  line: number;
}

/** The rows that are not empty, and the lines on which a quote begins that does not end. */
function rowsOf(text: string): { rows: SheetRow[]; unended: number[] } {
  const rows: SheetRow[] = [];
  const unended: number[] = [];
  let line = 1;
  let start = 0;
  parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step({ data: cells, errors, meta: { cursor } }) {
      if (cells.some((cell) => cell.trim())) rows.push({ cells, line });
      if (errors.some(({ type }) => type === 'Quotes')) unended.push(line);
      line += text.slice(start, cursor).split(/\r\n|\n|\r/).length - 1;
      start = cursor;
    },
  });
  return { rows, unended };
}

/**
 * Reads credits and debits from a sheet with commas, semicolons or tabs: account, amount, currency (empty means BRL),
 * reason, reference. The server checks the facts that only it knows.
 */
export function readAdjustmentSheet(text: string): AdjustmentSheet {
  const { rows: all, unended } = rowsOf(text);
  const [head = { cells: [] }, ...rows] = all;
  const places = new Map(head.cells.map((name, place) => [columnOf(name), place]));
  const missingColumns = COLUMNS.filter((column) => column !== 'currency' && !places.has(column));
  if (missingColumns.length > 0) return { lines: [], lineNumbers: [], problems: [], missingColumns };

  const problems = unended.map((line): SheetProblem => ({ line, why: 'quote' }));
  const references = new Set<string>();
  const lines = rows.map(({ cells, line }): AdjustmentLine => {
    const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? '';
    const refuse = (why: SheetProblem['why']) => problems.push({ line, why });
    const [user, reason, reference] = [cell('user'), cell('reason'), cell('reference')];
    const cents = typedCents(cell('amount'));
    const currency = CURRENCIES.find((known) => known === (cell('currency').toUpperCase() || 'BRL'));
    if (!user || !reason || !reference) refuse('missing');
    if (cents === undefined) refuse('amount');
    if (!currency) refuse('currency');
    if (references.has(reference)) refuse('repeated');
    references.add(reference);
    return { user, amount_cents: cents ?? 0, currency: currency ?? 'BRL', reason, reference };
  });
  return { lines, lineNumbers: rows.map(({ line }) => line), problems, missingColumns };
}
