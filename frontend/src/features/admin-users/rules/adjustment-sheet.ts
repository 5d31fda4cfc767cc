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
  /** The number of the line, without empty lines. The head is line 1. */
  line: number;
  why: 'amount' | 'currency' | 'missing' | 'repeated' | 'quote';
}

export interface AdjustmentSheet {
  lines: AdjustmentLine[];
  problems: SheetProblem[];
  missingColumns: Column[];
}

function columnOf(head: string): Column | undefined {
  const name = head.trim().toLowerCase();
  return USER_NAMES.has(name) ? 'user' : COLUMNS.find((column) => column === name);
}

/**
 * Reads credits and debits from a sheet with commas, semicolons or tabs: account, amount, currency (empty means BRL),
 * reason, reference. The server checks the facts that only it knows.
 */
export function readAdjustmentSheet(text: string): AdjustmentSheet {
  const { data, errors } = parse<string[]>(text.trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [head = [], ...rows] = data;
  const places = new Map(head.map((name, place) => [columnOf(name), place]));
  const missingColumns = COLUMNS.filter((column) => column !== 'currency' && !places.has(column));
  if (missingColumns.length > 0) return { lines: [], problems: [], missingColumns };

  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }): SheetProblem => ({ line: row + 1, why: 'quote' }));
  const references = new Set<string>();
  const lines = rows.map((row, index): AdjustmentLine => {
    const cell = (column: Column) => row[places.get(column) ?? -1]?.trim() ?? '';
    const refuse = (why: SheetProblem['why']) => problems.push({ line: index + 2, why });
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
  return { lines, problems, missingColumns };
}
