import { ApiError, type Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { type Columns, key, state, text, time } from '../../command/columns.js';
import type { Group } from '../../command/definition.js';
import { rowsCommand } from '../../command/show.js';
import type { Task } from '../../command/task.js';
import { CliError, wrongUsage } from '../../errors.js';

type Setting = Schemas['SettingDto'];
type Part = Setting['parts'][number];

const SETTING_ARGUMENT = ['<key>', 'such as max_quantity, or alarms.mail for a part'] as const;

interface SettingPart extends Part, Omit<Setting, 'parts'> {}

const partsOf = ({ parts, ...setting }: Setting): SettingPart[] =>
  parts.map((part) => ({ ...setting, ...part }));

function sourceOf({ is_pinned, is_set }: Pick<Setting, 'is_pinned' | 'is_set'>): string {
  if (is_pinned) return 'pinned';
  return is_set ? 'set' : 'default';
}

const PART_COLUMNS: Columns<SettingPart> = {
  key: key((part) => part.path),
  value: text((part) => String(part.value)),
  default: text((part) => String(part.default)),
  unit: text((part) => part.unit),
  source: state(sourceOf),
  changed_by: text(({ updated_by: author }) => author && (author.email ?? author.id)),
  changed_at: time((part) => part.updated_at),
  meaning: text((part) => part.text),
};

const SETTING_FACTS: Columns<Setting> = {
  key: text(({ key }) => key),
  value: text(({ key, parts }) =>
    parts.map(({ path, value }) => (path === key ? String(value) : `${path} = ${value}`)).join(', '),
  ),
  source: state(sourceOf),
  changed_at: time((setting) => setting.updated_at),
};

interface FoundSetting {
  setting: Setting;
  /** Null where the path names a whole setting that has parts. */
  part: Part | null;
}

/** Finds the setting that a path such as `max_quantity` or `alarms.mail` names. @throws CliError, ApiError NOT_FOUND */
async function findSetting({ api, call }: Task, path: string): Promise<FoundSetting> {
  const [key = ''] = path.split('.');
  const setting = await call('Reading the setting…', () =>
    api.GET('/api/v1/admin/settings/{key}', { params: { path: { key } } }),
  );
  const part = setting.parts.find((candidate) => candidate.path === path) ?? null;
  if (part || path === key) return { setting, part };
  const known = setting.parts.map((candidate) => candidate.path).join(', ');
  throw new CliError(`${key} has no part ${path}.`, `Its parts: ${known}`, 'notFound');
}

const nameOf = ({ path }: Part): string => path.slice(path.indexOf('.') + 1);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON where the text is JSON, and else the text itself; a part of type text always stays text. */
function parsed(text: string, part: Part | null): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return part?.type === 'string' && typeof value !== 'string' ? text : value;
  } catch {
    return text;
  }
}

const isSimple = ({ key, parts }: Setting): boolean => parts[0]?.path === key;

const valuesOf = ({ parts }: Setting): Record<string, unknown> =>
  Object.fromEntries(parts.map((part) => [nameOf(part), part.value]));

/** The value to send: only the named part is changed. */
function valueWith({ setting, part }: FoundSetting, text: string): unknown {
  const given = parsed(text, part);
  if (isSimple(setting)) return given;
  if (part) return { ...valuesOf(setting), [nameOf(part)]: given };
  return isObject(given) ? { ...valuesOf(setting), ...given } : given;
}

/** The value to send so that this part has its default; null where every part then has it. */
function valueWithout({ setting, part }: FoundSetting): Record<string, unknown> | null {
  const isSet = setting.parts.some(
    ({ path, value, ...other }) => path !== part?.path && value !== other.default,
  );
  return part && isSet ? { ...valuesOf(setting), [nameOf(part)]: part.default } : null;
}

/** Adds the allowed range to what the server says about a value. */
function withBounds(error: unknown, { setting }: FoundSetting): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const problems = Object.entries(error.fields).map(([field, message]) => {
    const path = field.replace(/^value/, setting.key);
    const part = setting.parts.find((candidate) => candidate.path === path);
    const bounds = [
      ...(part?.minimum === undefined ? [] : [`at least ${part.minimum}`]),
      ...(part?.exclusive_minimum === undefined ? [] : [`above ${part.exclusive_minimum}`]),
      ...(part?.maximum === undefined ? [] : [`at most ${part.maximum}`]),
      ...(part?.options === undefined ? [] : [`one of ${part.options.join(', ')}`]),
    ];
    return `${path}: ${message}${bounds.length > 0 ? ` (${bounds.join(', ')})` : ''}`;
  });
  return wrongUsage(problems.join('\n'));
}

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
