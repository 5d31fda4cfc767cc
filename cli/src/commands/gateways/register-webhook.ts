import { changeCommand } from '../../command/change.js';
import { GATEWAY_ARGUMENT, WEBHOOK_COLUMNS, type GatewayWebhook } from './gateway-columns.js';

export default changeCommand<string, GatewayWebhook, [string]>({
  examples: ['torpedo gateways register-webhook PIX', 'torpedo gateways register-webhook PIX --dry-run'],
  build: (command) => void command.argument(...GATEWAY_ARGUMENT),
  find: (_task, [code]) => Promise.resolve(code),
  send: ({ api }, { target: code, reason }) =>
    api.POST('/api/v1/admin/gateways/{code}/webhook', {
      params: { path: { code } },
      body: reason === undefined ? {} : { reason },
    }),
  columns: WEBHOOK_COLUMNS,
  done: ({ gateway }) => `${gateway} tells this server of payments.`,
});
