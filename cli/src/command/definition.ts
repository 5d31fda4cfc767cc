import type { Command } from 'commander';
import type { Deps } from '../deps.js';

export interface Definition {
  /** Null for a command without a group: the catalogue has it. */
  summary: string | null;
  examples: readonly string[];
  build(command: Command): void;
  run(deps: Deps, args: readonly unknown[], options: object): Promise<void>;
}

/** The types of arguments and options are those that `build` declares. */
interface TypedDefinition<Args extends readonly unknown[], Options extends object> {
  examples: readonly string[];
  build(command: Command): void;
  run(deps: Deps, args: Args, options: Options): Promise<void>;
}

export function defineCommand<Args extends readonly unknown[], Options extends object>(
  summary: string | null,
  definition: TypedDefinition<Args, Options>,
): Definition {
  return {
    ...definition,
    summary,
    run: (deps, args, options) => definition.run(deps, args as unknown as Args, options as Options),
  };
}

/** A command without a group. Its file is loaded only when it is called. */
export interface Single {
  name: string;
  summary: string;
  load(): Promise<{ default: Definition }>;
}

/** Commands about one thing, by their names. Their file is loaded only when one of them is called. */
export interface Group {
  name: string;
  summary: string;
  /** Called where only the group is named. */
  defaultVerb?: string;
  verbs(): Promise<{ default: Readonly<Record<string, Definition>> }>;
}

export type Catalogue = readonly (Single | Group)[];

export const isGroup = (entry: Single | Group): entry is Group => 'verbs' in entry;
