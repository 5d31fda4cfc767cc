import { showCommand } from '../../command/show.js';
import { GATEWAY_ARGUMENT, WEBHOOK_COLUMNS } from './gateway-columns.js';

export default showCommand({
  examples: ['torpedo gateways webhook PIX'],
  build: (command) => void command.argument(...GATEWAY_ARGUMENT),
  columns: WEBHOOK_COLUMNS,
  screen: () => '/admin/settings',
  load: ({ api, call }, [code]: [string]) =>
    call('Asking the gateway…', () =>
      api.GET('/api/v1/admin/gateways/{code}/webhook', { params: { path: { code } } }),
    ),
});
