import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';
import { ALARM_COLUMNS, type Alarm } from './alarm-columns.js';

interface Options extends ListOptions {
  state?: 'all' | 'open' | 'closed' | undefined;
  code?: Alarm['code'] | undefined;
}

export default listCommand({
  examples: ['torpedo alarms list --state open', 'torpedo alarms list --state open --watch 30'],
  build: (command) =>
    void command
      .addOption(choice('--state <state>', 'only these', ['all', 'open', 'closed']))
      .option('--code <code>', 'only of this kind'),
  columns: ALARM_COLUMNS,
  screen: () => '/admin',
  pages:
    async (_task, _args: [], { state, code }: Options) =>
    (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/alarms', { params: { query: { state, code, page, per_page, cursor } } }),
});
