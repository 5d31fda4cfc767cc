import type { Language } from '../../../platform/languages.js';
import type { SettingDescription } from '../../../platform/settings/index.js';
import type { SettingDto, SettingPartDto } from './settings.dto.js';
import type { ManagedSetting } from './settings.service.js';

type Value = SettingPartDto['value'];

/** The part of a value that a path names. */
function partOf(value: ManagedSetting['value'], path: string): Value {
  const [, name] = path.split('.');
  return name === undefined ? (value as Value) : (value as unknown as Record<string, Value>)[name]!;
}

const presentPart = (
  { value, fallback }: ManagedSetting,
  { path, type, unit, text, enum: options, minimum, exclusiveMinimum, maximum }: SettingDescription,
  language: Language,
): SettingPartDto => ({
  path,
  type,
  unit,
  text: text[language],
  value: partOf(value, path),
  default: partOf(fallback, path),
  ...(options && { options: [...options] }),
  ...(minimum !== undefined && { minimum }),
  ...(exclusiveMinimum !== undefined && { exclusive_minimum: exclusiveMinimum }),
  ...(maximum !== undefined && { maximum }),
});

export function presentSetting(setting: ManagedSetting, language: Language): SettingDto {
  const { key, descriptions, stored, isPinned } = setting;
  return {
    key,
    group: descriptions[0]!.group,
    parts: descriptions.map((description) => presentPart(setting, description, language)),
    is_set: stored !== null,
    is_pinned: isPinned,
    updated_at: stored?.updatedAt.toISOString() ?? null,
    updated_by: stored?.updatedBy ? { id: stored.updatedBy, email: stored.email } : null,
  };
}
