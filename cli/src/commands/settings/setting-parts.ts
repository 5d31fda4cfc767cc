import { ApiError, type Schemas } from '@torpedo/api-client';
import { key, state, text, time, type Columns } from '../../command/columns.js';
import type { Task } from '../../command/task.js';
import { CliError, wrongUsage } from '../../errors.js';

export type Setting = Schemas['SettingDto'];
type Part = Setting['parts'][number];

export const SETTING_ARGUMENT = ['<key>', 'such as max_quantity, or alarms.mail for a part'] as const;

interface SettingPart extends Part, Omit<Setting, 'parts'> {}

export const partsOf = ({ parts, ...setting }: Setting): SettingPart[] =>
  parts.map((part) => ({ ...setting, ...part }));

function sourceOf({ is_pinned, is_set }: Pick<Setting, 'is_pinned' | 'is_set'>): string {
  if (is_pinned) return 'pinned';
  return is_set ? 'set' : 'default';
}

export const PART_COLUMNS: Columns<SettingPart> = {
  key: key((part) => part.path),
  value: text((part) => String(part.value)),
  default: text((part) => String(part.default)),
  unit: text((part) => part.unit),
  source: state(sourceOf),
  changed_by: text(({ updated_by: author }) => author && (author.email ?? author.id)),
  changed_at: time((part) => part.updated_at),
  meaning: text((part) => part.text),
};

export const SETTING_FACTS: Columns<Setting> = {
  key: text(({ key }) => key),
  value: text(({ key, parts }) =>
    parts.map(({ path, value }) => (path === key ? String(value) : `${path} = ${value}`)).join(', '),
  ),
  source: state(sourceOf),
  changed_at: time((setting) => setting.updated_at),
};

export interface FoundSetting {
  setting: Setting;
  /** Null where the path names a whole setting that has parts. */
  part: Part | null;
}

/** Finds the setting that a path such as `max_quantity` or `alarms.mail` names. @throws CliError, ApiError NOT_FOUND */
export async function findSetting({ api, call }: Task, path: string): Promise<FoundSetting> {
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
export function valueWith({ setting, part }: FoundSetting, text: string): unknown {
  const given = parsed(text, part);
  if (isSimple(setting)) return given;
  if (part) return { ...valuesOf(setting), [nameOf(part)]: given };
  return isObject(given) ? { ...valuesOf(setting), ...given } : given;
}

/** The value to send so that this part has its default; null where every part then has it. */
export function valueWithout({ setting, part }: FoundSetting): Record<string, unknown> | null {
  const isSet = setting.parts.some(
    ({ path, value, ...other }) => path !== part?.path && value !== other.default,
  );
  return part && isSet ? { ...valuesOf(setting), [nameOf(part)]: part.default } : null;
}

/** Adds the allowed range to what the server says about a value. */
export function withBounds(error: unknown, { setting }: FoundSetting): unknown {
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
