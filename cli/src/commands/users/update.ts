import { choice, type ChangeOptions } from '../../command/options.js';
import { CURRENCIES, type Currency } from '../../command/amount.js';
import type { User } from '../../command/find-user.js';
import type { Task } from '../../command/task.js';
import { wrongUsage } from '../../errors.js';
import { accountCommand } from './account-change.js';

interface Options extends ChangeOptions {
  email?: string | undefined;
  verified?: boolean | undefined;
  currency?: Currency | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

const isBasic = ({ email, verified, currency }: Options): boolean =>
  (email ?? verified ?? currency) !== undefined;

const isOfProfile = ({ name, phone }: Options): boolean => (name ?? phone) !== undefined;

function sendBasic(
  { api }: Task,
  { id, updated_at }: User,
  { email, verified, currency }: Options,
  reason?: string,
) {
  return api.PATCH('/api/v1/admin/users/{id}/basic', {
    params: { path: { id } },
    body: {
      email,
      preferred_currency: currency,
      is_email_verified: verified,
      reason,
      expected_updated_at: updated_at,
    },
  });
}

function sendProfile({ api }: Task, { id, updated_at }: User, { name, phone }: Options, reason?: string) {
  const cleared = (value: string | undefined) => (value === '' ? null : value);
  return api.PATCH('/api/v1/admin/users/{id}/profile', {
    params: { path: { id } },
    body: { full_name: cleared(name), phone_number: cleared(phone), reason, expected_updated_at: updated_at },
  });
}

export default accountCommand<Options>({
  examples: [
    'torpedo users update maria@example.com --name "Maria Souza" --phone ""',
    'torpedo users update maria@example.com --email maria.souza@example.com --verified',
  ],
  build: (command) =>
    void command
      .option('--email <address>', 'the new address, which gets a code to confirm it')
      .option('--verified', 'the new address needs no confirmation')
      .addOption(choice('--currency <currency>', 'in which prices are shown', CURRENCIES))
      .option('--name <name>', 'name of the owner; empty clears it')
      .option('--phone <number>', 'telephone; empty clears it'),
  check(options) {
    if (isBasic(options) === isOfProfile(options))
      throw wrongUsage(
        'Change either address and currency, or name and telephone.',
        'One call changes one of them.',
      );
  },
  send: (task, user, options, reason) =>
    isBasic(options) ? sendBasic(task, user, options, reason) : sendProfile(task, user, options, reason),
  done: ({ email }) => `Changed ${email}.`,
});
