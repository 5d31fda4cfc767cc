import { rowsCommand } from '../../command/show.js';
import { listProviders, PROVIDER_COLUMNS } from './provider-columns.js';

export default rowsCommand({
  examples: ['torpedo providers list'],
  columns: PROVIDER_COLUMNS,
  screen: () => '/admin/sms',
  load: (task) => listProviders(task),
});
