import { STAFF_ACTIONS, type StaffAction } from '@torpedo/api-client';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { SignInOptions } from '../deps.js';
import { wrongUsage } from '../errors.js';

export interface OutputOptions extends SignInOptions {
  json?: boolean | undefined;
  csv?: boolean | undefined;
  fields?: readonly string[] | undefined;
  utc?: boolean | undefined;
  wide?: boolean | undefined;
}

export interface ViewOptions extends OutputOptions {
  web?: boolean | undefined;
  /** Seconds between two readings. */
  watch?: number | undefined;
}

export interface ChangeOptions extends OutputOptions {
  dryRun?: boolean | undefined;
  reason?: string | undefined;
  yes?: boolean | undefined;
}

const WATCH_SECONDS = 5;

function parseFields(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 is needed.');
  return Number(text);
}

export const countTo = (most: number) => (text: string) => {
  const count = parseCount(text);
  if (count > most) throw new InvalidArgumentError(`It is at most ${most}.`);
  return count;
};

export function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string): Value => {
    const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
    if (!found) throw new InvalidArgumentError(`It is one of ${values.join(', ')}.`);
    return found;
  };
}

export const choice = (flags: string, description: string, values: readonly string[]): Option =>
  new Option(flags, description).choices(values).argParser(oneOf(values));

/** Accepts `2026-03-10` or a whole timestamp, as the server does. */
export function parseTime(text: string): string {
  const time = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('Write it like 2026-03-10 or 2026-03-10T12:00:00Z.');
  return time.toISOString();
}

export interface PeriodOptions {
  from?: string | undefined;
  to?: string | undefined;
}

function assertOrder(command: Command): void {
  const { from, to } = command.opts<PeriodOptions>();
  if (from && to && to < from) throw wrongUsage('--to is before --from.');
}

/** Adds the options; a `--to` before its `--from` is wrong usage. */
export function addOptions(command: Command, options: readonly Option[]): Command {
  for (const option of options) command.addOption(option);
  return command.hook('preAction', assertOrder);
}

export const PERIOD = {
  from: new Option('--from <time>', 'from then on, such as 2026-03-10').argParser(parseTime),
  to: new Option('--to <time>', 'until then').argParser(parseTime),
};

export function parseDay(text: string): string {
  const day = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('Write it like 2026-03-10.');
  if (day.toISOString().slice(0, 10) !== text) throw new InvalidArgumentError('There is no such day.');
  return text;
}

export const DAYS = {
  from: new Option('--from <day>', 'first day; the first of the month unless given').argParser(parseDay),
  to: new Option('--to <day>', 'last day, included; today unless given').argParser(parseDay),
};

export function addJson(command: Command): Command {
  return command.option('--json', 'print the data as JSON, errors too');
}

export const globalOptions = (): Option[] => [
  new Option('--profile <name>', 'use this sign-in instead of the current one; with login its name'),
  new Option('--timeout <seconds>', 'how long to wait for an answer of the server').argParser(parseCount),
];

export function addOutput(command: Command): Command {
  return addJson(command)
    .addOption(new Option('--csv', 'print the data as CSV').conflicts('json'))
    .option('--fields <names>', 'only these fields, with commas between them', parseFields)
    .option('--utc', 'show times in UTC instead of local time')
    .option('--wide', 'cut nothing to the width of the terminal');
}

export function addView(command: Command): Command {
  addOutput(command)
    .option('--web', 'open the screen in the browser instead')
    .addOption(
      new Option('--watch [seconds]', 'show it again and again')
        .argParser(parseCount)
        .preset(String(WATCH_SECONDS)),
    );
  return command;
}

export function addChange(command: Command, action: StaffAction): Command {
  const { reason, hasDryRun } = STAFF_ACTIONS[action];
  const whenLeftOut = reason === 'required' ? ', asked for when left out' : '';
  addOutput(command)
    .option('--reason <text>', `why; kept in the audit${whenLeftOut}`)
    .option('--yes', 'do not ask for a confirmation');
  if (hasDryRun) command.option('--dry-run', 'change nothing and print what would change');
  return command;
}

/** @throws CliError unless at least one of the changes is given */
export function assertGiven(group: string, ...changes: unknown[]): void {
  if (changes.some((change) => change !== undefined)) return;
  throw wrongUsage('Say what to change.', `torpedo ${group} update --help shows what can be.`);
}

/** An empty text removes a value. */
export const cleared = (value: string | undefined) => (value === '' ? null : value);

export interface NameOptions {
  namePt?: string | undefined;
  nameEn?: string | undefined;
  nameEs?: string | undefined;
}

export function addNames(command: Command): Command {
  return command
    .option('--name-pt <name>', 'its name in Portuguese')
    .option('--name-en <name>', 'its name in English')
    .option('--name-es <name>', 'its name in Spanish');
}

/** The names that were given; undefined where none was. */
export function namesOf({ namePt: pt, nameEn: en, nameEs: es }: NameOptions) {
  return (pt ?? en ?? es) === undefined
    ? undefined
    : { ...(pt && { pt }), ...(en && { en }), ...(es && { es }) };
}
