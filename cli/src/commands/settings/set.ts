import { changeCommand } from '../../command/change.js';
import { findSetting, SETTING_ARGUMENT, SETTING_FACTS, type Setting } from './setting-parts.js';

/** As JSON where it is JSON, else as text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export default changeCommand<Setting, Setting, [string, string]>({
  examples: [
    'torpedo settings set max_quantity 5 --reason "Wholesale week"',
    `torpedo settings set cancel_block '{"count": 8, "window_seconds": 1200, "block_seconds": 600}' --dry-run`,
  ],
  build: (command) =>
    void command.argument(...SETTING_ARGUMENT).argument('<value>', 'the value, as JSON where it has parts'),
  find: (task, [key]) => findSetting(task, key),
  send: ({ api }, { target, args: [, value], reason }) =>
    api.PUT('/api/v1/admin/settings/{key}', {
      params: { path: { key: target.key } },
      body: { value: valueOf(value), reason, expected_updated_at: target.updated_at ?? '' },
    }),
  columns: SETTING_FACTS,
  done: ({ key }) => `${key} holds within five seconds, without a restart.`,
});
