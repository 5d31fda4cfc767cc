import { bodyOf, type Api } from '@torpedo/api-client';
import { Command } from 'commander';
import { signedIn, type Deps } from '../../deps.js';
import { cancelled, CliError } from '../../errors.js';
import { JSON_OPTION, printJson, type OutputOptions } from '../../output.js';
import { findUser } from '../users/find-user.js';

export interface EndOptions extends OutputOptions {
  all?: boolean | undefined;
  yes?: boolean | undefined;
  reason?: string | undefined;
}

export function buildEnd(deps: Deps, run = runEnd): Command {
  return new Command('end')
    .description('Sign an account out everywhere, or everybody; API keys stay')
    .argument('[email]', 'e-mail address of the account')
    .option('--all', 'everybody, you included')
    .option('--reason <text>', 'why; it is kept in the audit')
    .option('--yes', 'do not ask before signing everybody out')
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  $ torpedo sessions end maria@example.com --reason "stolen notebook"\n  $ torpedo sessions end --all --reason "leaked secret"',
    )
    .action((email: string | undefined, options: EndOptions) => run(deps, email, options));
}

async function endOf(deps: Deps, api: Api, email: string, reason: string | undefined) {
  const user = await deps.io.during('Reading the account…', findUser(api, email));
  const call = api.POST('/api/v1/admin/users/{id}/sessions/revoke-all', {
    params: { path: { id: user.id } },
    body: { reason },
  });
  return { ...(await deps.io.during('Ending sessions…', bodyOf(call))), whose: user.email };
}

async function endEvery(deps: Deps, api: Api, { reason, yes }: EndOptions) {
  const question = 'Everybody will have to sign in again, you included. Go on?';
  if (!yes && !(await deps.prompts.confirm(question, '--yes'))) throw cancelled();
  const call = api.POST('/api/v1/admin/sessions/revoke-all', { body: { reason } });
  return { ...(await deps.io.during('Ending sessions…', bodyOf(call))), whose: 'everybody' };
}

export async function runEnd(deps: Deps, email: string | undefined, options: EndOptions): Promise<void> {
  if ((email === undefined) === !options.all) {
    throw new CliError(
      'Whose sessions? Name one e-mail address, or everybody with --all.',
      'torpedo sessions end --help shows examples.',
      'usage',
    );
  }
  const { api, email: own } = await signedIn(deps);
  const { ended, whose } =
    email === undefined ? await endEvery(deps, api, options) : await endOf(deps, api, email, options.reason);
  if (options.json) printJson(deps.io, { ended });
  else deps.io.data(String(ended));
  deps.io.say(`Sessions of ${whose} that were ended: ${ended}.`);
  if (options.all || whose === own) deps.io.hint('Yours too. Sign in again with: torpedo login');
}
