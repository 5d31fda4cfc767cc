import fs from 'node:fs/promises';
import type { Schemas } from '@torpedo/api-client';
import { CURRENCIES, parseAmount } from '../../command/amount.js';
import { money, state, text, type Columns } from '../../command/columns.js';
import { csvLines, parseCsv } from '../../command/csv.js';
import type { ChangeOptions } from '../../command/options.js';
import { printItems, printJson } from '../../command/output.js';
import { openTask, type Task } from '../../command/task.js';
import type { Deps } from '../../deps.js';
import { cancelled, CliError, wrongUsage } from '../../errors.js';

type Line = Schemas['BulkLineRequestDto'];
type Outcome = Schemas['BulkLineDto'];

export interface CreditFileOptions extends ChangeOptions {
  file: string;
  report?: string | undefined;
}

/** What the server takes at once. */
const LINES_AT_ONCE = 500;

const HEADINGS = ['user', 'amount', 'currency', 'reason', 'reference'] as const;
type Heading = (typeof HEADINGS)[number];

/** What the first column may be called. */
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

/** @throws CliError naming every line that cannot be read */
function linesOf(file: string, sheet: string): Line[] {
  const [head, ...rows] = parseCsv(sheet);
  if (!head || rows.length === 0) throw wrongUsage(`${file} has no lines.`);
  const places = headingsOf(file, head);
  const seen = new Set<string>();
  const problems: string[] = [];
  const lines = rows.map((row, index): Line => {
    const cell = (heading: Heading) => row[places.get(heading) ?? -1] ?? '';
    const currency = CURRENCIES.find((known) => known === (cell('currency').toUpperCase() || 'BRL'));
    const reference = cell('reference');
    const say = (problem: string) => void problems.push(`line ${index + 2}: ${problem}`);
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
    return {
      user: cell('user'),
      amount_cents,
      currency: currency ?? 'BRL',
      reason: cell('reason'),
      reference,
    };
  });
  if (problems.length > 0) throw wrongUsage(`${file} cannot be read:\n  ${problems.join('\n  ')}`);
  return lines;
}

async function readLines(file: string): Promise<Line[]> {
  try {
    return linesOf(file, await fs.readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw wrongUsage(`${file} has a quote that does not end: ${error.message}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw wrongUsage(`There is no file ${file}.`);
    throw error;
  }
}

const COLUMNS: Columns<Outcome> = {
  line: text(({ line }) => line),
  user: text(({ user }) => user && (user.email ?? user.id)),
  amount: money(({ amount_cents: cents, currency }) => ({ cents, currency })),
  reference: text(({ reference }) => reference),
  status: state(({ status }) => status),
  problem: text(({ problem }) => problem),
  balance: money(({ balance_cents: cents, currency }) => (cents === null ? null : { cents, currency })),
};

async function writeReport(file: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(
    ({ line, user, reference, amount_cents, currency, status, problem, balance_cents }) => [
      ...[
        String(line),
        user?.email ?? user?.id ?? '',
        reference,
        (amount_cents / 100).toFixed(2),
        currency,
        status,
      ],
      ...[problem ?? '', balance_cents === null ? '' : (balance_cents / 100).toFixed(2)],
    ],
  );
  const head = ['line', 'user', 'reference', 'amount', 'currency', 'status', 'problem', 'balance'];
  await fs.writeFile(file, `${csvLines([head, ...rows])}\n`);
}

/** Sends the lines in parts; `heard` gets what is known after each. */
async function send(
  { api, call }: Task,
  lines: readonly Line[],
  dry_run: boolean,
  heard: (outcomes: readonly Outcome[]) => Promise<void> = () => Promise.resolve(),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    const part = lines.slice(start, start + LINES_AT_ONCE);
    const label = `${dry_run ? 'Checking' : 'Moving money'}: line ${start + 1} of ${lines.length}…`;
    const answer = await call(label, () =>
      api.POST('/api/v1/admin/adjustments/bulk', { body: { lines: part, dry_run } }),
    );
    outcomes.push(...answer.lines.map((outcome) => ({ ...outcome, line: outcome.line + start })));
    await heard(outcomes);
  }
  return outcomes;
}

function sumOf(lines: readonly { amount_cents: number; currency?: string }[]): string {
  const sums = new Map<string, number>();
  for (const { amount_cents, currency = 'BRL' } of lines)
    sums.set(currency, (sums.get(currency) ?? 0) + amount_cents);
  return [...sums].map(([currency, cents]) => `${(cents / 100).toFixed(2)} ${currency}`).join(' and ');
}

async function confirm(
  { io, prompts }: Deps,
  { file, yes }: CreditFileOptions,
  lines: Outcome[],
): Promise<void> {
  const open = lines.filter(({ status }) => status === 'ready');
  if (yes || open.length === 0) return;
  io.say(`This adds ${sumOf(open)} to wallets, in ${open.length} lines.`);
  if ((await prompts.ask(`Type ${file} to go on`, '--yes')).trim() !== file) throw cancelled();
}

/** Credits the lines of a sheet: all are checked first, and each is posted once for its reference. */
export async function creditFromFile(deps: Deps, options: CreditFileOptions): Promise<void> {
  const { io } = deps;
  const { file, dryRun = false, yes, report = `${file}.report.csv` } = options;
  const lines = await readLines(file);
  if (!dryRun && !yes && !io.canAsk)
    throw wrongUsage('This has to be confirmed, and there is no terminal to ask.', 'Confirm it with --yes');
  const task = await openTask(deps, { profile: options.profile });
  const checked = await send(task, lines, true);
  const refused = checked.filter(({ status }) => status === 'refused');
  const print = (outcomes: readonly Outcome[]) =>
    options.json ? Promise.resolve(printJson(io, outcomes)) : printItems(io, options, COLUMNS, outcomes);
  if (dryRun || refused.length > 0) {
    await writeReport(report, checked);
    await print(refused.length > 0 ? refused : checked);
    if (!dryRun)
      throw new CliError(
        `${refused.length} of ${lines.length} lines cannot be posted: none was.`,
        `See ${report}`,
      );
    io.say(
      `Nothing was changed. ${refused.length} of ${lines.length} lines cannot be posted; see ${report}.`,
    );
    return;
  }
  await confirm(deps, options, checked);
  const outcomes = await send(task, lines, false, (known) => writeReport(report, known));
  await print(outcomes);
  const applied = outcomes.filter(({ status }) => status === 'applied');
  io.say(
    `Added ${sumOf(applied) || 'nothing'} in ${applied.length} of ${lines.length} lines; see ${report}.`,
  );
}
