import fs from 'node:fs/promises';
import { ApiError, type Schemas } from '@torpedo/api-client';
import { assertCanConfirm, confirmByName } from '../../command/change.js';
import { type Columns, decimalOf, key, money, state, text } from '../../command/columns.js';
import { csvLines, parseCsv } from '../../command/csv.js';
import type { ChangeOptions } from '../../command/options.js';
import { printRowsOf } from '../../command/output.js';
import { isAway, openTask, type Task } from '../../command/task.js';
import type { Deps } from '../../deps.js';
import { CliError, explain, wrongUsage } from '../../errors.js';
import { CURRENCIES, parseAmount } from '../../command/amount.js';

interface SheetLine {
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
async function readLines(file: string): Promise<SheetLine[]> {
  try {
    return linesOf(file, await fs.readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw wrongUsage(`${file} has a quote that does not end: ${error.message}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw wrongUsage(`There is no file ${file}.`);
    throw error;
  }
}

/** The outcome of a line; `written` is the account as the sheet names it. */
type Outcome = Schemas['BulkLineDto'] & { written: string };

interface CreditFileOptions extends ChangeOptions {
  file: string;
  report?: string | undefined;
}

/** The server's limit of lines in one call. */
const LINES_AT_ONCE = 500;

const accountOf = ({ user, written }: Outcome): string => user?.email ?? written;

const COLUMNS: Columns<Outcome> = {
  line: key(({ line }) => line),
  user: text(accountOf),
  amount: money(({ amount_cents: cents, currency }) => ({ cents, currency })),
  reference: text(({ reference }) => reference),
  status: state(({ status }) => status),
  problem: text(({ problem }) => problem),
  balance: money(({ balance_cents: cents, currency }) => (cents === null ? null : { cents, currency })),
};

async function writeReport(file: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map((outcome) => {
    const { line, reference, amount_cents, currency, status, problem, balance_cents } = outcome;
    const after = balance_cents === null ? null : decimalOf(balance_cents);
    return [line, accountOf(outcome), reference, decimalOf(amount_cents), currency, status, problem, after];
  });
  const head = ['line', 'user', 'reference', 'amount', 'currency', 'status', 'problem', 'balance'];
  await fs.writeFile(file, `${csvLines([head, ...rows])}\n`, { mode: 0o600 });
}

/** Rewrites the server's refusal of a part with the line numbers of the file. */
function inTheFile(error: unknown, part: readonly SheetLine[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const problems = Object.entries(error.fields).flatMap(([field, message]) => {
    const [, index, name = ''] = /^lines\.(\d+)\.(.+)$/.exec(field) ?? [];
    const found = index === undefined ? undefined : part[Number(index)];
    return found ? [`line ${found.line}, ${name}: ${message}`] : [];
  });
  return problems.length > 0 ? new CliError(problems.join('\n'), undefined, 'usage') : error;
}

async function sendPart({ api, call }: Task, label: string, part: readonly SheetLine[], dry_run: boolean) {
  try {
    const { lines } = await call(label, () =>
      api.POST('/api/v1/admin/adjustments/bulk', {
        body: { lines: part.map(({ order }) => order), dry_run },
      }),
    );
    return lines.map((outcome, index): Outcome => {
      const { line, order } = part[index]!;
      return { ...outcome, line, written: order.user };
    });
  } catch (error) {
    throw inTheFile(error, part);
  }
}

function partsOf(lines: readonly SheetLine[]): SheetLine[][] {
  const count = Math.ceil(lines.length / LINES_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * LINES_AT_ONCE, (index + 1) * LINES_AT_ONCE),
  );
}

async function check(task: Task, lines: readonly SheetLine[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of partsOf(lines)) {
    const label = `Checking ${outcomes.length + 1} of ${lines.length}…`;
    outcomes.push(...(await sendPart(task, label, part, true)));
  }
  return outcomes;
}

const isPosted = ({ status }: Outcome): boolean => status === 'applied' || status === 'already_applied';

/** Posts part by part. Ctrl-C ends it after the part under way, so that the result says what was posted. */
async function post(task: Task, lines: readonly SheetLine[], report: string): Promise<Outcome[]> {
  const { io, onInterrupt } = task.deps;
  const outcomes: Outcome[] = [];
  let isStopped = false;
  const stopListening = onInterrupt(() => {
    isStopped = true;
    io.say('Stopping after the lines that are under way…');
  });
  const stopped = (why: string, failure?: 'network' | 'interrupted') =>
    new CliError(
      `${why}${outcomes.filter(isPosted).length} of ${lines.length} lines are posted; see ${report}.`,
      'Go on with the same command: what is posted is not posted again.',
      failure,
    );
  try {
    for (const part of partsOf(lines)) {
      if (isStopped) throw stopped('Stopped. ', 'interrupted');
      const label = `Posting ${outcomes.length + 1} of ${lines.length}…`;
      outcomes.push(...(await sendPart(task, label, part, false)));
      await writeReport(report, outcomes);
    }
    return outcomes;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isLost = isAway(error);
    const unknown = isLost ? ' Whether the lines under way are posted is not known.' : '';
    throw stopped(`${explain(error, []).message}${unknown}\n`, isLost ? 'network' : undefined);
  } finally {
    stopListening();
  }
}

function sumOf(lines: readonly Outcome[]): string {
  const sums = new Map<string, number>();
  for (const { amount_cents, currency } of lines)
    sums.set(currency, (sums.get(currency) ?? 0) + amount_cents);
  return [...sums].map(([currency, cents]) => `${decimalOf(cents)} ${currency}`).join(' and ');
}

async function confirm(task: Task, { file, yes }: CreditFileOptions, lines: Outcome[]): Promise<void> {
  const open = lines.filter(({ status }) => status === 'ready');
  if (yes || open.length === 0) return;
  const consequence = `This adds ${sumOf(open)} to wallets, in ${open.length} lines.`;
  await confirmByName(task, { consequence, name: file });
}

export async function creditFromFile(deps: Deps, options: CreditFileOptions): Promise<void> {
  const { io } = deps;
  const { file, dryRun = false, report = `${file}.report.csv` } = options;
  const lines = await readLines(file);
  assertCanConfirm(deps, options);
  const task = await openTask(deps, { ...options, dryRun: false });
  const checked = await check(task, lines);
  const refused = checked.filter(({ status }) => status === 'refused');
  const print = (outcomes: readonly Outcome[]) => {
    const answered = outcomes.map(({ written: _written, ...outcome }) => outcome);
    printRowsOf(io, options, answered, COLUMNS, outcomes);
  };
  if (dryRun || refused.length > 0) {
    await writeReport(report, checked);
    print(refused.length > 0 ? refused : checked);
    if (refused.length > 0)
      throw new CliError(
        `${refused.length} of ${lines.length} lines cannot be posted: none was.`,
        `See ${report}`,
      );
    io.say(`Nothing was changed. All ${lines.length} lines can be posted; see ${report}.`);
    return;
  }
  await confirm(task, options, checked);
  const outcomes = await post(task, lines, report);
  print(outcomes);
  const applied = outcomes.filter(({ status }) => status === 'applied');
  io.say(
    `Added ${sumOf(applied) || 'nothing'} in ${applied.length} of ${lines.length} lines; see ${report}.`,
  );
}
