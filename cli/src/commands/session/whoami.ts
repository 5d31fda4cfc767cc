import { bodyOf } from '@torpedo/api-client';
import { Command } from 'commander';
import { signedIn, type Deps } from '../../deps.js';
import { JSON_OPTION, printFacts, printJson, type OutputOptions } from '../../output.js';

export function buildWhoami(deps: Deps, run = runWhoami): Command {
  return new Command('whoami')
    .description('Show who is signed in, and where')
    .option(...JSON_OPTION)
    .action((options: OutputOptions) => run(deps, options));
}

export async function runWhoami(deps: Deps, { json }: OutputOptions): Promise<void> {
  const { api, server } = await signedIn(deps);
  const me = await deps.io.during('Asking the server…', bodyOf(api.GET('/api/v1/users/me')));
  if (json) printJson(deps.io, { server, ...me });
  else printFacts(deps.io, { server, email: me.email, role: me.role, id: me.id });
}
