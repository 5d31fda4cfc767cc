import type { Command } from 'commander';
import type { Deps } from '../deps.js';

export interface Definition {
  summary: string;
  examples: readonly string[];
  /** Whether the server asks for a confirmation when the last sign-in is older than 15 minutes. */
  needsRecentSignIn?: boolean | undefined;
  build(command: Command): void;
  run(deps: Deps, args: readonly unknown[], options: object): Promise<void>;
}

export const RECENT_SIGN_IN = 'Asks for the password where the sign-in is older than 15 minutes.';

/** Its arguments and options have the types that `build` declares. */
interface TypedDefinition<Args extends readonly unknown[], Options extends object> extends Omit<
  Definition,
  'summary' | 'run'
> {
  run(deps: Deps, args: Args, options: Options): Promise<void>;
}

export function defineCommand<Args extends readonly unknown[], Options extends object>(
  summary: string,
  definition: TypedDefinition<Args, Options>,
): Definition {
  return {
    ...definition,
    summary,
    run: (deps, args, options) => definition.run(deps, args as unknown as Args, options as Options),
  };
}

export interface Group {
  summary: string;
  defaultVerb?: string;
  verbs: Readonly<Record<string, Definition>>;
}

export type Catalogue = Readonly<Record<string, Definition | Group>>;

export const isGroup = (entry: Definition | Group): entry is Group => 'verbs' in entry;
