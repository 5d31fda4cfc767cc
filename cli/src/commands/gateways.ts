import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../command/change.js';
import { text, type Columns, key, state } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { rowsCommand, showCommand } from '../command/show.js';

type GatewayWebhook = Schemas['GatewayWebhookDto'];

const GATEWAY_ARGUMENT = ['<code>', 'code of the gateway, such as PIX'] as const;

const WEBHOOK_COLUMNS: Columns<GatewayWebhook> = {
  gateway: text(({ gateway }) => gateway),
  registered: text(({ address }) => address),
  ours: text(({ our_address }) => our_address),
};

type Gateway = Schemas['AdminGatewayDto'];

function stateOf({ is_connected: isConnected, is_enabled: isEnabled }: Gateway): string {
  if (!isConnected) return 'not connected';
  return isEnabled ? 'active' : 'off';
}

const COLUMNS: Columns<Gateway> = {
  code: key(({ code }) => code),
  state: state(stateOf),
  told_of_payments: text(({ keeps_webhook }) => (keeps_webhook ? 'by one address' : 'with each charge')),
};

const list = rowsCommand('List gateways', {
  examples: ['torpedo gateways list'],
  columns: COLUMNS,
  screen: () => '/admin/settings',
  load: async ({ api, call }) =>
    (await call('Reading the gateways…', () => api.GET('/api/v1/admin/gateways'))).items,
});

const webhook = showCommand('Show where a gateway tells of payments', {
  examples: ['torpedo gateways webhook PIX'],
  build: (command) => void command.argument(...GATEWAY_ARGUMENT),
  columns: WEBHOOK_COLUMNS,
  screen: () => '/admin/settings',
  load: ({ api, call }, [code]: [string]) =>
    call('Asking the gateway…', () =>
      api.GET('/api/v1/admin/gateways/{code}/webhook', { params: { path: { code } } }),
    ),
});

const registerWebhook = changeCommand<null, GatewayWebhook, [string]>({
  action: 'gateway.register_webhook',
  summary: 'Have a gateway tell this server of payments',
  examples: ['torpedo gateways register-webhook PIX', 'torpedo gateways register-webhook PIX --dry-run'],
  build: (command) => void command.argument(...GATEWAY_ARGUMENT),
  send: ({ api }, { args: [code], reason }) =>
    api.POST('/api/v1/admin/gateways/{code}/webhook', {
      params: { path: { code } },
      body: reason === undefined ? {} : { reason },
    }),
  columns: WEBHOOK_COLUMNS,
  done: ({ gateway }) => `${gateway} tells this server of payments.`,
});

export const gateways: Group = {
  summary: 'Who charges top-ups',
  verbs: { list, webhook, 'register-webhook': registerWebhook },
};
