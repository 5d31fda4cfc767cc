import { Command } from 'commander';
import { signedIn, type Deps } from '../../deps.js';
import { JSON_OPTION, printJson, printRows, type OutputOptions } from '../../output.js';
import { findUser } from '../users/find-user.js';

export function buildShow(deps: Deps, run = runShow): Command {
  return new Command('show')
    .description('Show the wallets of an account')
    .argument('<email>', 'its e-mail address')
    .option(...JSON_OPTION)
    .action((email: string, options: OutputOptions) => run(deps, email, options));
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

export async function runShow(deps: Deps, email: string, { json }: OutputOptions): Promise<void> {
  const { api } = await signedIn(deps);
  const { wallets } = await deps.io.during('Reading the wallets…', findUser(api, email));
  if (json) {
    printJson(deps.io, wallets);
    return;
  }
  printRows(
    deps.io,
    ['CURRENCY', 'AVAILABLE', 'HELD'],
    wallets.map((wallet) => [wallet.currency, decimal(wallet.balance_cents), decimal(wallet.held_cents)]),
  );
  if (wallets.length === 0) deps.io.hint('This account has used no wallet yet.');
}
