import { rowsCommand } from '../../command/show.js';
import { HEALTH_COLUMNS, listProviders } from './provider-columns.js';

export default rowsCommand({
  examples: ['torpedo providers health', 'torpedo providers health --watch 10'],
  columns: HEALTH_COLUMNS,
  screen: () => '/admin/sms',
  load: (task) => listProviders(task),
});
