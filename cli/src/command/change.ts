import { STAFF_ACTIONS, type StaffAction } from '@torpedo/api-client';
import type { Command } from 'commander';
import { DryRunOutcome, type DryRun, type PlannedChange } from '../api/client.js';
import { placeOf, type Deps } from '../deps.js';
import { cancelled, CliError, wrongUsage } from '../errors.js';
import type { Columns } from './columns.js';
import { decimalOf, key, text } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { addChange, type ChangeOptions } from './options.js';
import { printItem, printItems, printJson } from './output.js';
import { openTask, type Task } from './task.js';

export interface Warning {
  consequence: string;
  name: string;
}

export interface Change<Target, Args, Options, Reason> {
  target: Target;
  args: Args;
  options: Options;
  reason: Reason;
}

interface ChangeSpec<Target, Result, Args extends readonly unknown[], Options extends ChangeOptions, Reason> {
  action: StaffAction;
  summary: string;
  examples: readonly string[];
  build?(command: Command): void;
  check?(args: Args, options: Options): void;
  /** Reads the object of the change; missing where the arguments are enough, and Target is null. */
  find?(task: Task, args: Args, options: Options): Promise<Target>;
  warn?(target: Target): Warning;
  /** Whether this change cannot be undone; when missing, it never can. */
  isFinal?(args: Args, options: Options): boolean;
  send(task: Task, change: Change<Target, Args, Options, Reason>): Promise<{ data?: Result }>;
  columns?: Columns<Result>;
  done(result: Result, change: Change<Target, Args, Options, Reason>, task: Task): string;
}

/** Actions that the server refuses without a reason. */
type ReasonedAction = {
  [Action in StaffAction]: (typeof STAFF_ACTIONS)[Action]['reason'] extends 'required' ? Action : never;
}[StaffAction];

type OtherAction = Exclude<StaffAction, ReasonedAction>;

/** A change by staff. The server's table of actions says what it needs: reason, dry run, recent sign-in. */
export function changeCommand<
  Target,
  Result,
  Args extends readonly unknown[] = [],
  Options extends ChangeOptions = ChangeOptions,
>(spec: ChangeSpec<Target, Result, Args, Options, string> & { action: ReasonedAction }): Definition;
export function changeCommand<
  Target,
  Result,
  Args extends readonly unknown[] = [],
  Options extends ChangeOptions = ChangeOptions,
>(spec: ChangeSpec<Target, Result, Args, Options, string | undefined> & { action: OtherAction }): Definition;
export function changeCommand<Target, Result, Args extends readonly unknown[], Options extends ChangeOptions>(
  spec: ChangeSpec<Target, Result, Args, Options, string>,
): Definition {
  const { needsRecentSignIn, reason: need } = STAFF_ACTIONS[spec.action];
  return defineCommand<Args, Options>(spec.summary, {
    examples: spec.examples,
    needsRecentSignIn,
    build(command) {
      spec.build?.(command);
      addChange(command, spec.action);
    },
    async run(deps, args, options) {
      spec.check?.(args, options);
      const isFinal = spec.warn !== undefined && (spec.isFinal?.(args, options) ?? true);
      if (isFinal) assertCanConfirm(deps, options);
      const reason = (
        need === 'required' ? await askedReason(deps, options.reason) : options.reason
      ) as string;
      const task = await openTask(deps, options);
      const target = (await spec.find?.(task, args, options)) ?? (null as Target);
      if (spec.warn && isFinal && !options.yes && !options.dryRun)
        await confirmByName(task, spec.warn(target));
      const change = { target, args, options, reason };
      try {
        const result = await task.call('Working…', () => spec.send(task, change));
        // Fails visibly: otherwise the caller would believe that nothing was changed.
        if (options.dryRun) throw new CliError('The server made the change: it has no dry run of this one.');
        if (options.json || spec.columns) printResult(deps, options, spec.columns, result);
        deps.io.say(spec.done(result, change, task));
      } catch (error) {
        if (!(error instanceof DryRunOutcome)) throw error;
        printDryRun(deps, options, error.dryRun);
      }
    },
  });
}

export const askedReason = async ({ prompts }: Deps, reason: string | undefined): Promise<string> =>
  reason?.trim() ? reason : prompts.ask('Why? It is kept in the audit', '--reason');

/** @throws CliError where a confirmation is missing and no person can give one */
export function assertCanConfirm({ io }: Deps, { yes, dryRun }: ChangeOptions): void {
  if (yes || dryRun || io.canAsk) return;
  throw wrongUsage('This has to be confirmed, and there is no terminal to ask.', 'Confirm it with --yes');
}

/** @throws CliError unless the person types the name */
export async function confirmByName(task: Task, { consequence, name }: Warning): Promise<void> {
  const { io, prompts } = task.deps;
  io.say(`On ${placeOf(task)}:\n${consequence}`);
  if ((await prompts.ask(`Type ${name} to go on`, '--yes')).trim() !== name) throw cancelled();
}

function printResult<Result>(
  { io }: Deps,
  options: ChangeOptions,
  columns: Columns<Result> | undefined,
  result: Result,
): void {
  if (columns) printItem(io, options, columns, result);
  else printJson(io, result ?? {});
}

interface Difference {
  entity: string;
  field: string;
  before: string;
  after: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CENTS = /_cents$/;

function shown(field: string, value: unknown, currency: unknown): string {
  if (value === undefined || value === null) return '-';
  if (CENTS.test(field) && typeof value === 'number')
    return [decimalOf(value), currency].filter((part) => typeof part === 'string').join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const DIFFERENCE: Columns<Difference> = {
  what: text(({ entity }) => entity),
  field: key(({ field }) => field),
  before: text(({ before }) => before),
  after: text(({ after }) => after),
};

/** Facts by name; a value with parts becomes one fact for each part. */
const flat = (facts: PlannedChange['before']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts ?? {}).flatMap(([name, value]) =>
      isObject(value)
        ? Object.entries(value).map(([part, found]) => [`${name}.${part}`, found])
        : [[name, value]],
    ),
  );

function differencesOf({ changes }: DryRun): Difference[] {
  return changes.flatMap(({ entity_type, entity_id, ...facts }) => {
    const [before, after] = [flat(facts.before), flat(facts.after)];
    const currency = after['currency'] ?? before['currency'];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((field) => ({
        entity: `${entity_type} ${entity_id}`,
        field: field.replace(CENTS, ''),
        before: shown(field, before[field], currency),
        after: shown(field, after[field], currency),
      }))
      .filter((difference) => difference.before !== difference.after);
  });
}

export const belowCost = (priceCents: number, costCents: number): string =>
  `Warning: ${decimalOf(priceCents)} BRL is below the cost of ${decimalOf(costCents)} BRL.`;

function printDryRun({ io }: Deps, { json, csv, wide }: ChangeOptions, dryRun: DryRun): void {
  if (json) {
    printJson(io, dryRun);
    return;
  }
  const differences = differencesOf(dryRun);
  if (differences.length > 0) printItems(io, { csv, wide }, DIFFERENCE, differences);
  for (const { price_cents, cost_cents } of dryRun.warnings) io.say(belowCost(price_cents, cost_cents));
  io.say(differences.length > 0 ? 'This would change. Nothing was changed.' : 'There is nothing to change.');
}
