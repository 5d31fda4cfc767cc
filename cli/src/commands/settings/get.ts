import { rowsCommand } from '../../command/show.js';
import { findSetting, PART_COLUMNS, partsOf } from './setting-parts.js';

export default rowsCommand({
  examples: ['torpedo settings get', 'torpedo settings get max_quantity --json'],
  build: (command) => void command.argument('[key]', 'all of them unless given'),
  columns: PART_COLUMNS,
  screen: () => '/admin/settings',
  async load(task, [key]: [string | undefined]) {
    if (key !== undefined) return partsOf(await findSetting(task, key));
    const { items } = await task.call('Reading the settings…', () => task.api.GET('/api/v1/admin/settings'));
    return items.flatMap(partsOf);
  },
});
