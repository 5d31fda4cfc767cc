import { CommanderError } from 'commander';
import type { Deps } from './deps.js';
import { explain, EXIT } from './errors.js';
import { buildRoot, withoutGlobalOptions } from './root.js';

export async function run(deps: Deps, args: readonly string[]): Promise<number> {
  const { io } = deps;
  const ownArgs = withoutGlobalOptions(args);
  const isForProgram = args.includes('--json');
  try {
    const sayUsage = isForProgram ? () => undefined : (text: string) => io.say(text.trimEnd());
    const root = buildRoot(deps, ownArgs, sayUsage);
    await root.parseAsync([...args], { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0;
    if (isHelp) return EXIT.ok;
    const { code, message, hint, requestId, exitCode } = explain(error, ownArgs);
    if (isForProgram) io.say(JSON.stringify({ error: { code, message, request_id: requestId } }));
    // Commander has already printed the error.
    else if (!(error instanceof CommanderError)) {
      io.fail(message);
      if (hint) io.hint(hint);
      if (requestId) io.hint(`The server's log calls this request ${requestId}.`);
    }
    return exitCode;
  }
}
