import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { key, state, text, time, type Columns } from '../../command/columns.js';
import type { Group } from '../../command/definition.js';
import { rowsCommand } from '../../command/show.js';
import {
  findSetting,
  PART_COLUMNS,
  partsOf,
  SETTING_ARGUMENT,
  SETTING_FACTS,
  valueWith,
  withBounds,
  type FoundSetting,
  type Setting,
  valueWithout,
} from './setting-parts.js';

const get = rowsCommand('Show settings with their values', {
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

const set = changeCommand<FoundSetting, Setting, [string, string]>({
  action: 'setting.change',
  summary: 'Change a setting',
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

const unset = changeCommand<FoundSetting, Setting, [string]>({
  action: 'setting.reset',
  summary: 'Go back to the default',
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

const COLUMNS: Columns<Schemas['StaffRateDto']> = {
  currency: key(({ currency }) => currency),
  rate: text(({ rate }) => rate),
  source: text(({ source }) => source),
  quoted: text(({ quoted_rate: rate }) => rate),
  spread_percent: text(({ spread_percent: percent }) => percent),
  quoted_at: time(({ quoted_at: at }) => at),
  age_hours: text(({ age_hours: hours }) => hours),
  state: state(({ is_fresh: isFresh }) => (isFresh ? 'fresh' : 'stale')),
};

const rates = rowsCommand('Show the exchange rates in force and their age', {
  examples: ['torpedo settings rates', 'torpedo settings rates --json'],
  columns: COLUMNS,
  screen: () => '/admin/settings',
  async load(task) {
    return (await task.call('Reading the rates…', () => task.api.GET('/api/v1/admin/rates'))).items;
  },
});

export const settings: Group = {
  summary: 'What operators change without a restart',
  verbs: { get, set, unset, rates },
};
