import type { Command } from 'commander';
import type { Deps } from '../deps.js';

/** What the file of a command says; its name and summary stand in the table of commands. */
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

/** A command and where it stands. Its file is loaded only when it is called. */
export interface Leaf {
  name: string;
  summary: string;
  /** Called where only its group is named. */
  isDefault?: true;
  load(): Promise<{ default: Definition }>;
}

export interface Group {
  name: string;
  summary: string;
  commands: readonly Leaf[];
}

/** Every command, in the order of the help. */
export type Catalogue = readonly (Leaf | Group)[];

export const isGroup = (entry: Leaf | Group): entry is Group => 'commands' in entry;
