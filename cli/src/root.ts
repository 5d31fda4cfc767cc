import { Command, type OutputConfiguration } from 'commander';
import { buildAdjust } from './commands/balance/adjust.js';
import { buildShow as buildBalanceShow } from './commands/balance/show.js';
import { buildLogin } from './commands/session/login.js';
import { buildLogout } from './commands/session/logout.js';
import { buildWhoami } from './commands/session/whoami.js';
import { buildEnd as buildSessionsEnd } from './commands/sessions/end.js';
import { buildList as buildUsersList } from './commands/users/list.js';
import { buildShow as buildUsersShow } from './commands/users/show.js';
import type { Deps } from './deps.js';
import { VERSION } from './version.js';

const HELP = `
Data goes to standard output, messages to standard error; --json prints both for programs.
Scripts name the server and an access token in TORPEDO_SERVER and TORPEDO_TOKEN.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 forbidden, 5 not found, 6 conflict, 7 network.

Start with:
  $ torpedo login
  $ torpedo users list`;

/** All commands; `sayUsage` hears what is wrong with a command line. */
export function buildRoot(deps: Deps, sayUsage: (text: string) => void = deps.io.say): Command {
  const root = new Command('torpedo')
    .description('Administer a Torpedo server from the terminal')
    .version(VERSION)
    .addHelpText('after', HELP);
  root.addCommand(buildLogin(deps)).addCommand(buildLogout(deps)).addCommand(buildWhoami(deps));
  root
    .command('users')
    .description('Look accounts up')
    .addCommand(buildUsersList(deps))
    .addCommand(buildUsersShow(deps));
  root
    .command('balance')
    .description('See and change what is in the wallets of an account')
    .addCommand(buildBalanceShow(deps))
    .addCommand(buildAdjust(deps, 'credit'))
    .addCommand(buildAdjust(deps, 'debit'));
  root.command('sessions').description('Sign accounts out').addCommand(buildSessionsEnd(deps));
  configureAll(root, { writeOut: (text) => deps.io.data(text), writeErr: sayUsage });
  return root;
}

/** Commands report instead of ending the process. */
function configureAll(command: Command, output: OutputConfiguration): void {
  command.exitOverride().showHelpAfterError('(--help shows how it is used)').configureOutput(output);
  for (const child of command.commands) configureAll(child, output);
}
