import { changeCommand } from '../../command/change.js';
import {
  findSetting,
  SETTING_ARGUMENT,
  SETTING_FACTS,
  valueWith,
  withBounds,
  type FoundSetting,
  type Setting,
} from './setting-parts.js';

export default changeCommand<FoundSetting, Setting, [string, string]>({
  examples: [
    'torpedo settings set max_quantity 5 --reason "Wholesale week"',
    'torpedo settings set alarms.mail ops@torpedo.example',
    `torpedo settings set cancel_block '{"count": 8, "block_seconds": 600}' --dry-run`,
  ],
  build: (command) =>
    void command
      .argument(...SETTING_ARGUMENT)
      .argument('<value>', 'the value; for several parts JSON, in which those left out stay as they are'),
  find: (task, [path]) => findSetting(task, path),
  async send({ api }, { target, args: [, text], reason }) {
    const { key, updated_at } = target.setting;
    try {
      return await api.PUT('/api/v1/admin/settings/{key}', {
        params: { path: { key } },
        body: { value: valueWith(target, text), reason, expected_updated_at: updated_at ?? '' },
      });
    } catch (error) {
      throw withBounds(error, target);
    }
  },
  columns: SETTING_FACTS,
  done: (_setting, { args: [path] }) => `${path} holds within five seconds, without a restart.`,
});
