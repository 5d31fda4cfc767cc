import { rowsCommand } from '../../command/show.js';
import { findSetting, PART_COLUMNS, partsOf } from './setting-parts.js';

export default rowsCommand({
  examples: [
    'torpedo settings get',
    'torpedo settings get max_quantity --json',
    'torpedo settings get alarms.mail',
  ],
  build: (command) =>
    void command.argument(
      '[key]',
      'such as max_quantity, or alarms.mail for a part; all of them unless given',
    ),
  columns: PART_COLUMNS,
  screen: () => '/admin/settings',
  async load(task, [key]: [string | undefined]) {
    if (key !== undefined) {
      const { setting, part } = await findSetting(task, key);
      return partsOf(setting).filter(({ path }) => part === null || path === part.path);
    }
    const { items } = await task.call('Reading the settings…', () => task.api.GET('/api/v1/admin/settings'));
    return items.flatMap(partsOf);
  },
});
