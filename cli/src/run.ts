import { CommanderError } from 'commander';
import type { Deps } from './deps.js';
import { explain, EXIT } from './errors.js';
import { buildRoot } from './root.js';

/** Runs one command line; answers the exit code. */
export async function run(deps: Deps, args: readonly string[]): Promise<number> {
  try {
    await buildRoot(deps).parseAsync([...args], { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    // Commander has said what was wrong, or printed the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.failed;
    const { message, hint, exitCode } = explain(error);
    deps.io.fail(message);
    if (hint) deps.io.hint(hint);
    return exitCode;
  }
}
