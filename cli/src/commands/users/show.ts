import { Command } from 'commander';
import { signedIn, type Deps } from '../../deps.js';
import { JSON_OPTION, printFacts, printJson, type OutputOptions } from '../../output.js';
import { findUser } from './find-user.js';

export function buildShow(deps: Deps, run = runShow): Command {
  return new Command('show')
    .description('Show one account')
    .argument('<email>', 'its e-mail address')
    .option(...JSON_OPTION)
    .action((email: string, options: OutputOptions) => run(deps, email, options));
}

export async function runShow(deps: Deps, email: string, { json }: OutputOptions): Promise<void> {
  const { api } = await signedIn(deps);
  const user = await deps.io.during('Reading the account…', findUser(api, email));
  if (json) {
    printJson(deps.io, user);
    return;
  }
  printFacts(deps.io, {
    id: user.id,
    email: user.email,
    name: user.profile.full_name ?? '-',
    phone: user.profile.phone_number ?? '-',
    role: user.role,
    status: user.is_active ? 'active' : 'inactive',
    'e-mail verified': user.is_email_verified ? 'yes' : 'no',
    balance: user.wallets.map((wallet) => wallet.balance_formatted).join(', ') || '-',
    language: user.preferred_language,
    currency: user.preferred_currency,
    'created at': user.created_at,
    'last login': user.last_login ?? 'never',
  });
}
