import { COUNTRY_PREFERENCES, type Schemas } from '@torpedo/api-client';
import type { Command } from 'commander';
import { CURRENCIES, type Currency } from '../../command/amount.js';
import { changeCommand } from '../../command/change.js';
import { USER_ARGUMENT, type User } from '../../command/find-user.js';
import { choice, cleared, type ChangeOptions } from '../../command/options.js';
import { readPassword } from '../../deps.js';
import { wrongUsage } from '../../errors.js';
import { ACCOUNT_CHANGE, ROLES, USER_FACTS } from './account.js';

type NewAccount = Schemas['CreateUserRequestDto'];

interface NewAccountOptions {
  name?: string | undefined;
  phone?: string | undefined;
  role: NewAccount['role'];
  country?: NewAccount['country'];
}

function addNewAccount(command: Command): Command {
  return command
    .argument('<email>', 'e-mail address of the new account')
    .option('--name <name>', 'name of its owner')
    .option('--phone <number>', 'telephone')
    .addOption(choice('--role <role>', 'what it may do', ROLES).default('CUSTOMER'))
    .addOption(choice('--country <country>', 'sets language and currency', Object.keys(COUNTRY_PREFERENCES)));
}

function newAccountBody(email: string, { name, phone, role, country }: NewAccountOptions): NewAccount {
  const profile = {
    ...(name !== undefined && { full_name: name }),
    ...(phone !== undefined && { phone_number: phone }),
  };
  return { email, role, country, ...(Object.keys(profile).length > 0 && { profile }) };
}

interface CreateOptions extends ChangeOptions, NewAccountOptions {
  passwordStdin?: boolean | undefined;
  inactive?: boolean | undefined;
}

export const create = changeCommand<string, User, [string], CreateOptions>({
  action: 'user.create',
  summary: 'Make an account with a first password',
  examples: [
    'torpedo users create joao@example.com --name "João Silva" --password-stdin < first-password.txt',
  ],
  build: (command) =>
    void addNewAccount(command)
      .option('--password-stdin', 'read the first password from standard input instead of asking for it')
      .option('--inactive', 'cannot sign in yet'),
  find: ({ deps }, _args, { passwordStdin }) =>
    readPassword(deps, 'First password, which the owner has to replace', passwordStdin),
  send: ({ api }, { target: password, args: [email], options, reason }) =>
    api.POST('/api/v1/admin/users', {
      body: { ...newAccountBody(email, options), password, is_active: !options.inactive, reason },
    }),
  columns: USER_FACTS,
  done: ({ email }) => `Created ${email}.`,
});

interface InviteOptions extends ChangeOptions, NewAccountOptions {}

export const invite = changeCommand<null, User, [string], InviteOptions>({
  action: 'user.create',
  summary: 'Make an account and mail its owner the way in',
  examples: ['torpedo users invite ana@example.com --role MANAGER --reason "Joins support"'],
  build: (command) => void addNewAccount(command),
  send: ({ api }, { args: [email], options, reason }) =>
    api.POST('/api/v1/admin/users', {
      body: { ...newAccountBody(email, options), send_invitation: true, reason },
    }),
  columns: USER_FACTS,
  done: ({ email }) => `Invited ${email}: a mail leads to the first sign-in.`,
});

const LANGUAGES = ['pt-BR', 'en-US', 'es'] as const;

interface UpdateOptions extends ChangeOptions {
  email?: string | undefined;
  verified?: boolean | undefined;
  currency?: Currency | undefined;
  language?: (typeof LANGUAGES)[number] | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

const factsOf = ({ email, verified, currency, language, name, phone }: UpdateOptions) => ({
  email,
  is_email_verified: verified,
  preferred_currency: currency,
  preferred_language: language,
  full_name: cleared(name),
  phone_number: cleared(phone),
});

export const update = changeCommand<User, User, [string], UpdateOptions>({
  action: 'user.change',
  summary: 'Change address and currency, or name and telephone',
  ...ACCOUNT_CHANGE,
  examples: [
    'torpedo users update maria@example.com --name "Maria Souza" --phone ""',
    'torpedo users update maria@example.com --email maria.souza@example.com --verified --currency USD',
  ],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .option('--email <address>', 'the new address, which gets a code to confirm it')
      .option('--verified', 'the new address needs no confirmation')
      .addOption(choice('--currency <currency>', 'in which prices are shown', CURRENCIES))
      .addOption(choice('--language <language>', 'of mails and messages', LANGUAGES))
      .option('--name <name>', 'name of the owner; empty clears it')
      .option('--phone <number>', 'telephone; empty clears it'),
  check(_args, options) {
    if (Object.values(factsOf(options)).some((value) => value !== undefined)) return;
    throw wrongUsage('Say what is to change.', 'All of it changes at once, or nothing.');
  },
  send: ({ api }, { target: { id, updated_at }, options, reason }) =>
    api.PATCH('/api/v1/admin/users/{id}', {
      params: { path: { id } },
      body: { ...factsOf(options), reason, expected_updated_at: updated_at },
    }),
  done: ({ email }) => `Changed ${email}.`,
});
