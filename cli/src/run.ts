import { CommanderError } from 'commander';
import type { Deps } from './deps.js';
import { explain, EXIT } from './errors.js';
import { buildRoot, isNamedBy } from './root.js';

/** Runs one command line; answers the exit code. */
export async function run(deps: Deps, args: readonly string[]): Promise<number> {
  const { io } = deps;
  const isForProgram = args.includes('--json');
  try {
    const sayUsage = isForProgram ? () => undefined : (text: string) => io.say(text.trimEnd());
    const root = await buildRoot(deps, isNamedBy(args), sayUsage);
    await root.parseAsync([...args], { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (isHelp) return EXIT.ok;
    const { code, message, hint, exitCode } = explain(error, args);
    if (isForProgram) io.say(JSON.stringify({ error: { code, message } }));
    // Commander has said what was wrong.
    else if (!(error instanceof CommanderError)) {
      io.fail(message);
      if (hint) io.hint(hint);
    }
    return exitCode;
  }
}
