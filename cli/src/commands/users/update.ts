import { choice, type ChangeOptions } from '../../command/options.js';
import { CURRENCIES, type Currency } from '../../command/amount.js';
import { wrongUsage } from '../../errors.js';
import { accountCommand } from './account-change.js';

const LANGUAGES = ['pt-BR', 'en-US', 'es'] as const;

interface Options extends ChangeOptions {
  email?: string | undefined;
  verified?: boolean | undefined;
  currency?: Currency | undefined;
  language?: (typeof LANGUAGES)[number] | undefined;
  name?: string | undefined;
  phone?: string | undefined;
}

const cleared = (value: string | undefined) => (value === '' ? null : value);

const factsOf = ({ email, verified, currency, language, name, phone }: Options) => ({
  email,
  is_email_verified: verified,
  preferred_currency: currency,
  preferred_language: language,
  full_name: cleared(name),
  phone_number: cleared(phone),
});

export default accountCommand<Options>({
  examples: [
    'torpedo users update maria@example.com --name "Maria Souza" --phone ""',
    'torpedo users update maria@example.com --email maria.souza@example.com --verified --currency USD',
  ],
  build: (command) =>
    void command
      .option('--email <address>', 'the new address, which gets a code to confirm it')
      .option('--verified', 'the new address needs no confirmation')
      .addOption(choice('--currency <currency>', 'in which prices are shown', CURRENCIES))
      .addOption(choice('--language <language>', 'of mails and messages', LANGUAGES))
      .option('--name <name>', 'name of the owner; empty clears it')
      .option('--phone <number>', 'telephone; empty clears it'),
  check(options) {
    if (Object.values(factsOf(options)).some((value) => value !== undefined)) return;
    throw wrongUsage('Say what is to change.', 'All of it changes at once, or nothing.');
  },
  send: ({ api }, { id, updated_at }, options, reason) =>
    api.PATCH('/api/v1/admin/users/{id}', {
      params: { path: { id } },
      body: { ...factsOf(options), reason, expected_updated_at: updated_at },
    }),
  done: ({ email }) => `Changed ${email}.`,
});
