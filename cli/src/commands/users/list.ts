import { bodyOf } from '@torpedo/api-client';
import { Command, InvalidArgumentError, Option } from 'commander';
import { signedIn, type Deps } from '../../deps.js';
import { JSON_OPTION, printJson, printRows, type OutputOptions } from '../../output.js';

const ROLES = ['CUSTOMER', 'MANAGER', 'ADMIN'] as const;
const STATUSES = ['active', 'inactive'] as const;

export interface ListOptions extends OutputOptions {
  search?: string | undefined;
  role?: (typeof ROLES)[number] | undefined;
  status?: (typeof STATUSES)[number] | undefined;
  page: number;
  perPage: number;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 is needed.');
  return Number(text);
}

function parseRole(text: string): (typeof ROLES)[number] {
  const role = ROLES.find((candidate) => candidate === text.toUpperCase());
  if (!role) throw new InvalidArgumentError(`It is one of ${ROLES.join(', ')}.`);
  return role;
}

export function buildList(deps: Deps, run = runList): Command {
  return new Command('list')
    .description('List accounts, newest first')
    .option('--search <text>', 'part of the e-mail address or the name, or a CPF')
    .option('--role <role>', `only this role: ${ROLES.join(', ')}`, parseRole)
    .addOption(new Option('--status <status>', 'only these').choices(STATUSES))
    .option('--page <number>', 'which page', parseCount, 1)
    .option('--per-page <number>', 'accounts on a page, at most 100', parseCount, 20)
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  $ torpedo users list --search maria\n  $ torpedo users list --role ADMIN --json',
    )
    .action((options: ListOptions) => run(deps, options));
}

export async function runList(deps: Deps, options: ListOptions): Promise<void> {
  const { api } = await signedIn(deps);
  const { search, role, status, page, perPage } = options;
  const call = api.GET('/api/v1/admin/users', {
    params: { query: { search, role, status, page, per_page: perPage } },
  });
  const users = await deps.io.during('Reading accounts…', bodyOf(call));
  if (options.json) {
    printJson(deps.io, users);
    return;
  }
  const { headers } = (await call).response;
  const total = Number(headers.get('x-total-count') ?? users.length);
  const about = headers.get('x-total-count-estimated') === 'true' ? 'about ' : '';
  printRows(
    deps.io,
    ['E-MAIL', 'ROLE', 'STATUS', 'VERIFIED', 'BALANCE', 'SINCE'],
    users.map((user) => [
      user.email,
      user.role,
      user.is_active ? 'active' : 'inactive',
      user.is_email_verified ? 'yes' : 'no',
      user.wallets.map((wallet) => wallet.balance_formatted).join(', ') || '-',
      user.created_at.slice(0, 10),
    ]),
  );
  deps.io.hint(
    `${users.length} of ${about}${total}${total > page * perPage ? `, next: --page ${page + 1}` : ''}`,
  );
}
