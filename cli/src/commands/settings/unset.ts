import { changeCommand } from '../../command/change.js';
import { findSetting, SETTING_ARGUMENT, SETTING_FACTS, type Setting } from './setting-parts.js';

export default changeCommand<Setting, Setting, [string]>({
  examples: ['torpedo settings unset max_quantity --reason "Wholesale week is over"'],
  build: (command) => void command.argument(...SETTING_ARGUMENT),
  find: (task, [key]) => findSetting(task, key),
  send: ({ api }, { target, reason }) =>
    api.DELETE('/api/v1/admin/settings/{key}', {
      params: { path: { key: target.key }, query: { reason } },
    }),
  columns: SETTING_FACTS,
  done: ({ key }) => `The default of ${key} holds again.`,
});
