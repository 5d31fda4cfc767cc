import type { Schemas } from '@torpedo/api-client';
import { key, state, text, type Columns } from '../../command/columns.js';
import { rowsCommand } from '../../command/show.js';

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

export default rowsCommand({
  examples: ['torpedo gateways list'],
  columns: COLUMNS,
  screen: () => '/admin/settings',
  load: async ({ api, call }) =>
    (await call('Reading the gateways…', () => api.GET('/api/v1/admin/gateways'))).items,
});
