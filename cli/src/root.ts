import { Command } from 'commander';
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
Data goes to standard output, messages to standard error; --json prints data for programs.
Exit codes: 0 done, 1 failed, 2 cancelled, 4 not signed in.

Start with:
  $ torpedo login
  $ torpedo users list`;

/** All commands. */
export function buildRoot(deps: Deps): Command {
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
  configureAll(root, deps);
  return root;
}

/** Commands report instead of ending the process, and write where the terminal of `deps` is. */
function configureAll(command: Command, deps: Deps): void {
  command
    .exitOverride()
    .showHelpAfterError('(--help shows how it is used)')
    .configureOutput({
      writeOut: (text) => deps.io.data(text),
      writeErr: (text) => deps.io.say(text.trimEnd()),
    });
  for (const child of command.commands) configureAll(child, deps);
}
