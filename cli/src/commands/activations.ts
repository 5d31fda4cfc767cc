import { Option } from 'commander';
import { key, money, state, text, time } from '../command/columns.js';
import type { Definition, Group } from '../command/definition.js';
import { UserOption } from '../command/find-user.js';
import { listCommand } from '../command/list.js';
import { choice } from '../command/options.js';

const STATUSES = ['REQUESTING', 'FAILED', 'WAITING_SMS', 'COMPLETED', 'ACTIVE', 'CANCELLED', 'EXPIRED'];

function activationCommand(summary: string, examples: readonly string[], watchSeconds?: number): Definition {
  return listCommand('/api/v1/admin/activations', summary, {
    examples,
    filters: {
      state: choice('--state <state>', 'open ones, or all of 24 hours', ['open', 'recent']),
      status: choice('--status <status>', 'only these', STATUSES),
      provider: new Option('--provider <code>', 'only of this provider'),
      service: new Option('--service <code>', 'only for this service, such as wa'),
      country: new Option('--country <iso>', 'only from this country, such as BR'),
      user_id: new UserOption('--user <user>', 'of this customer: e-mail address or id'),
    },
    columns: {
      requested_at: time((activation) => activation.requested_at),
      status: state((activation) => activation.status),
      number: text(({ item }) => item.phone_number),
      service: text(({ item }) => `${item.service.name} ${item.country.iso_code}`),
      price: money(({ price_cents: cents, currency }) => ({ cents, currency })),
      customer: text((activation) => activation.user_email ?? activation.user_id),
      provider: text((activation) => activation.provider),
      attempts: text((activation) => activation.attempts),
      messages: text((activation) => activation.message_count),
      expires_at: time((activation) => activation.expires_at),
      id: key((activation) => activation.id),
    },
    screen: () => '/admin/sms',
    watchSeconds,
  });
}

const list = activationCommand('List open and recent numbers', [
  'torpedo activations list --status WAITING_SMS --provider primary',
]);

const WATCH_SECONDS = 3;

const watch = activationCommand('Watch them', ['torpedo activations watch --country BR'], WATCH_SECONDS);

export const activations: Group = { summary: 'The numbers of the moment', verbs: { list, watch } };
