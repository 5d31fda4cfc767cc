import type { Schemas } from '@torpedo/api-client';
import { key, money, state, text, time } from '../command/columns.js';
import type { Definition, Group } from '../command/definition.js';
import { userIdOf } from '../command/find-user.js';
import { listCommand, type ListOptions } from '../command/list.js';
import { choice } from '../command/options.js';

type Activation = Schemas['AdminActivationDto'];

interface Options extends ListOptions {
  state?: 'open' | 'recent' | undefined;
  status?: Activation['status'] | undefined;
  provider?: string | undefined;
  service?: string | undefined;
  country?: string | undefined;
  user?: string | undefined;
}

const STATUSES = ['REQUESTING', 'FAILED', 'WAITING_SMS', 'COMPLETED', 'ACTIVE', 'CANCELLED', 'EXPIRED'];

function activationCommand(summary: string, examples: readonly string[], watchSeconds?: number): Definition {
  return listCommand(summary, {
    examples,
    build: (command) =>
      void command
        .addOption(choice('--state <state>', 'open ones, or all of 24 hours', ['open', 'recent']))
        .addOption(choice('--status <status>', 'only these', STATUSES))
        .option('--provider <code>', 'only of this provider')
        .option('--service <code>', 'only for this service, such as wa')
        .option('--country <iso>', 'only from this country, such as BR')
        .option('--user <user>', 'of this customer: e-mail address or id'),
    columns: {
      requested_at: time((activation: Activation) => activation.requested_at),
      status: state((activation: Activation) => activation.status),
      number: text(({ item }: Activation) => item.phone_number),
      service: text(({ item }: Activation) => `${item.service.name} ${item.country.iso_code}`),
      price: money(({ price_cents: cents, currency }: Activation) => ({ cents, currency })),
      customer: text((activation: Activation) => activation.user_email ?? activation.user_id),
      provider: text((activation: Activation) => activation.provider),
      attempts: text((activation: Activation) => activation.attempts),
      messages: text((activation: Activation) => activation.message_count),
      expires_at: time((activation: Activation) => activation.expires_at),
      id: key((activation: Activation) => activation.id),
    },
    screen: () => '/admin/sms',
    watchSeconds,
    async pages(task, _args: [], { user, ...options }: Options) {
      const { state: which, status, provider, service, country } = options;
      const user_id = await userIdOf(task, user);
      const filter = { state: which, status, provider, service, country, user_id };
      return (api, part) =>
        api.GET('/api/v1/admin/activations', { params: { query: { ...filter, ...part } } });
    },
  });
}

const list = activationCommand('List open and recent numbers', [
  'torpedo activations list --status WAITING_SMS --provider primary',
]);

const WATCH_SECONDS = 3;

const watch = activationCommand('Watch them', ['torpedo activations watch --country BR'], WATCH_SECONDS);

export const activations: Group = {
  summary: 'The numbers of the moment',
  verbs: { list, watch },
};
