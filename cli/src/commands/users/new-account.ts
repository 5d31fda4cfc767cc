import { COUNTRY_PREFERENCES, type Schemas } from '@torpedo/api-client';
import type { Command } from 'commander';
import { choice } from '../../command/options.js';
import { ROLES } from './user-columns.js';

type NewAccount = Schemas['CreateUserRequestDto'];

export interface NewAccountOptions {
  name?: string | undefined;
  phone?: string | undefined;
  role: NewAccount['role'];
  country?: NewAccount['country'];
}

/** The address, and what is known of a new account beside it. */
export function addNewAccount(command: Command): Command {
  return command
    .argument('<email>', 'e-mail address of the new account')
    .option('--name <name>', 'name of its owner')
    .option('--phone <number>', 'telephone')
    .addOption(choice('--role <role>', 'what it may do', ROLES).default('CUSTOMER'))
    .addOption(choice('--country <country>', 'sets language and currency', Object.keys(COUNTRY_PREFERENCES)));
}

export function newAccountBody(email: string, { name, phone, role, country }: NewAccountOptions): NewAccount {
  const profile = {
    ...(name !== undefined && { full_name: name }),
    ...(phone !== undefined && { phone_number: phone }),
  };
  return { email, role, country, ...(Object.keys(profile).length > 0 && { profile }) };
}
