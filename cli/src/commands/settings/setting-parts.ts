import type { Schemas } from '@torpedo/api-client';
import { state, text, time, type Columns } from '../../command/columns.js';
import type { Task } from '../../command/task.js';

export type Setting = Schemas['SettingDto'];
type Part = Setting['parts'][number];

export const SETTING_ARGUMENT = ['<key>', 'such as max_quantity'] as const;

/** One value, with the setting that it belongs to. */
export interface SettingPart extends Part, Omit<Setting, 'parts'> {}

export const partsOf = ({ parts, ...setting }: Setting): SettingPart[] =>
  parts.map((part) => ({ ...setting, ...part }));

/** Who decided the value. */
function sourceOf({ is_pinned, is_set }: Pick<Setting, 'is_pinned' | 'is_set'>): string {
  if (is_pinned) return 'pinned';
  return is_set ? 'set' : 'default';
}

export const PART_COLUMNS: Columns<SettingPart> = {
  key: text((part) => part.path),
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

/** @throws ApiError NOT_FOUND */
export const findSetting = ({ api, call }: Task, key: string): Promise<Setting> =>
  call('Reading the setting…', () => api.GET('/api/v1/admin/settings/{key}', { params: { path: { key } } }));
