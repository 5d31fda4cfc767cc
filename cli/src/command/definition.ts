import type { Command } from 'commander';
import type { Deps } from '../deps.js';

/** What a command takes and does. */
export interface Definition {
  /** Whole command lines. */
  examples: readonly string[];
  /** Declares arguments and options. */
  build(command: Command): void;
  run(deps: Deps, args: readonly unknown[], options: object): Promise<void>;
}

/** The types of arguments and options are those that `build` declares. */
export interface TypedDefinition<Args extends readonly unknown[], Options extends object> {
  examples: readonly string[];
  build(command: Command): void;
  run(deps: Deps, args: Args, options: Options): Promise<void>;
}

export function defineCommand<Args extends readonly unknown[], Options extends object>(
  definition: TypedDefinition<Args, Options>,
): Definition {
  return {
    ...definition,
    run: (deps, args, options) => definition.run(deps, args as unknown as Args, options as Options),
  };
}

/** A command of a group. */
export interface Verb {
  name: string;
  summary: string;
  definition: Definition;
  /** Called where only its group is named. */
  isDefault: boolean;
}

/** @param name as it is typed; `isDefault`: called where only its group is named */
export const verb = (
  name: string,
  summary: string,
  definition: Definition,
  { isDefault = false } = {},
): Verb => ({ name, summary, definition, isDefault });

/** A command without a group. Its file is loaded only when it is called. */
export interface Single {
  name: string;
  summary: string;
  load(): Promise<{ default: Definition }>;
}

/** Commands about one thing. Their file is loaded only when one of them is called. */
export interface Group {
  name: string;
  summary: string;
  verbs(): Promise<{ default: readonly Verb[] }>;
}

/** Every command, in the order of the help. */
export type Catalogue = readonly (Single | Group)[];

export const isGroup = (entry: Single | Group): entry is Group => 'verbs' in entry;
