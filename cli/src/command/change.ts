import type { Command } from 'commander';
import { TrialOutcome, type Trial } from '../api/trial.js';
import type { Deps } from '../deps.js';
import { cancelled, CliError, wrongUsage } from '../errors.js';
import type { Columns } from './columns.js';
import { text } from './columns.js';
import { defineCommand, type Definition } from './definition.js';
import { addChange, addYes, type ChangeOptions } from './options.js';
import { printItem, printItems, printJson } from './output.js';
import { openTask, type Task } from './task.js';

/** What a change that cannot be undone asks before it is made. */
export interface Warning {
  /** What will happen. */
  consequence: string;
  /** What the person has to type. */
  name: string;
}

/** What a change is made of, once its target is known and it is confirmed. */
export interface Change<Target, Args, Options, Reason> {
  target: Target;
  args: Args;
  options: Options;
  reason: Reason;
}

interface ChangeSpec<Target, Result, Args extends readonly unknown[], Options extends ChangeOptions, Reason> {
  examples: readonly string[];
  /** Its own arguments and options. */
  build?(command: Command): void;
  /** Checks what can be checked without the server. */
  check?(args: Args, options: Options): void;
  /** Reads what the change is about. */
  find(task: Task, args: Args, options: Options): Promise<Target>;
  /** For what cannot be undone. */
  warn?(target: Target): Warning;
  /** Which of them cannot be undone; all unless given. */
  isFinal?(args: Args, options: Options): boolean;
  send(task: Task, change: Change<Target, Args, Options, Reason>): Promise<{ data?: Result }>;
  /** What is printed of the answer. */
  columns?: Columns<Result>;
  /** Says to the person what was done. */
  done(result: Result, change: Change<Target, Args, Options, Reason>, task: Task): string;
}

/** A change that may have a reason. */
export function changeCommand<
  Target,
  Result,
  Args extends readonly unknown[] = [],
  Options extends ChangeOptions = ChangeOptions,
>(spec: ChangeSpec<Target, Result, Args, Options, string | undefined>): Definition {
  return createChange(spec, 'optional', async (_deps, { reason }) => reason);
}

/** A change that the server only makes with a reason. */
export function reasonedCommand<
  Target,
  Result,
  Args extends readonly unknown[] = [],
  Options extends ChangeOptions = ChangeOptions,
>(spec: ChangeSpec<Target, Result, Args, Options, string>): Definition {
  return createChange(spec, 'required', ({ prompts }, { reason }) =>
    reason?.trim() ? Promise.resolve(reason) : prompts.ask('Why? It is kept in the audit', '--reason'),
  );
}

function createChange<Target, Result, Args extends readonly unknown[], Options extends ChangeOptions, Reason>(
  spec: ChangeSpec<Target, Result, Args, Options, Reason>,
  need: 'required' | 'optional',
  reasonOf: (deps: Deps, options: Options) => Promise<Reason>,
): Definition {
  return defineCommand<Args, Options>({
    examples: spec.examples,
    build(command) {
      spec.build?.(command);
      addChange(command, need);
      if (spec.warn) addYes(command);
    },
    async run(deps, args, options) {
      spec.check?.(args, options);
      const isFinal = spec.warn !== undefined && (spec.isFinal?.(args, options) ?? true);
      if (isFinal) assertCanConfirm(deps, options);
      const reason = await reasonOf(deps, options);
      const task = await openTask(deps, options);
      const target = await spec.find(task, args, options);
      if (spec.warn && isFinal && !options.yes && !options.dryRun)
        await confirmByName(deps, spec.warn(target));
      const change = { target, args, options, reason };
      try {
        const result = await task.call('Working…', () => spec.send(task, change));
        // Fails loudly: otherwise the caller would believe that nothing happened.
        if (options.dryRun) throw new CliError('The server made the change: it takes no trials of this one.');
        if (options.json || spec.columns) await printResult(deps, options, spec.columns, result);
        deps.io.say(spec.done(result, change, task));
      } catch (error) {
        if (!(error instanceof TrialOutcome)) throw error;
        await printTrial(deps, options, error.trial);
      }
    },
  });
}

function assertCanConfirm({ io }: Deps, { yes, dryRun }: ChangeOptions): void {
  if (yes || dryRun || io.canAsk) return;
  throw wrongUsage('This has to be confirmed, and there is no terminal to ask.', 'Confirm it with --yes');
}

async function confirmByName({ io, prompts }: Deps, { consequence, name }: Warning): Promise<void> {
  io.say(consequence);
  if ((await prompts.ask(`Type ${name} to go on`, '--yes')).trim() !== name) throw cancelled();
}

async function printResult<Result>(
  { io }: Deps,
  options: ChangeOptions,
  columns: Columns<Result> | undefined,
  result: Result,
): Promise<void> {
  if (columns) await printItem(io, options, columns, result);
  else printJson(io, result ?? {});
}

interface Difference {
  entity: string;
  field: string;
  before: unknown;
  after: unknown;
}

const shown = (value: unknown): string =>
  value === undefined || value === null ? '-' : typeof value === 'string' ? value : JSON.stringify(value);

const DIFFERENCE: Columns<Difference> = {
  what: text(({ entity }) => entity),
  field: text(({ field }) => field),
  before: text(({ before }) => shown(before)),
  after: text(({ after }) => shown(after)),
};

function differencesOf({ changes }: Trial): Difference[] {
  return changes.flatMap(({ entity_type, entity_id, before, after }) => {
    const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...names].map((field) => ({
      entity: `${entity_type} ${entity_id}`,
      field,
      before: before?.[field],
      after: after?.[field],
    }));
  });
}

/** What a change would do. */
async function printTrial({ io }: Deps, { json, csv }: ChangeOptions, trial: Trial): Promise<void> {
  if (json) {
    printJson(io, trial);
    return;
  }
  const differences = differencesOf(trial);
  if (differences.length > 0) await printItems(io, { csv }, DIFFERENCE, differences);
  io.say(differences.length > 0 ? 'This would change. Nothing was changed.' : 'There is nothing to change.');
}
