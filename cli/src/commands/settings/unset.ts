import { changeCommand } from '../../command/change.js';
import {
  findSetting,
  SETTING_ARGUMENT,
  SETTING_FACTS,
  valueWithout,
  type FoundSetting,
  type Setting,
} from './setting-parts.js';

export default changeCommand<FoundSetting, Setting, [string]>({
  examples: [
    'torpedo settings unset max_quantity --reason "Wholesale week is over"',
    'torpedo settings unset alarms.mail',
  ],
  build: (command) => void command.argument(...SETTING_ARGUMENT),
  find: (task, [path]) => findSetting(task, path),
  send({ api }, { target, reason }) {
    const { key, updated_at } = target.setting;
    const expected_updated_at = updated_at ?? '';
    const value = valueWithout(target);
    return value === null
      ? api.DELETE('/api/v1/admin/settings/{key}', {
          params: { path: { key }, query: { reason, expected_updated_at } },
        })
      : api.PUT('/api/v1/admin/settings/{key}', {
          params: { path: { key } },
          body: { value, reason, expected_updated_at },
        });
  },
  columns: SETTING_FACTS,
  done: (_setting, { args: [path] }) => `The default of ${path} holds again.`,
});
