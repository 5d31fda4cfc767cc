import { z } from 'zod';
import type { Language } from '../languages.js';

export type SettingGroup =
  'activations' | 'topups' | 'prices' | 'accounts' | 'alarms' | 'data' | 'support' | 'operation';
export type SettingUnit =
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'cents'
  | 'percent'
  | 'count'
  | 'yes/no'
  | 'BRL per unit'
  | 'text';

export interface SettingFacts {
  group: SettingGroup;
  unit: SettingUnit;
  text: Record<Language, string>;
}

export const facts = z.registry<SettingFacts>();

/** Adds the texts about the setting that staff read. */
export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  group: SettingGroup,
  unit: SettingUnit,
  text: SettingFacts['text'],
): Schema => {
  facts.add(schema, { group, unit, text });
  return schema;
};
