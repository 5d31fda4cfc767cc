import { z } from 'zod';
import { facts, type SettingFacts } from './setting-facts.js';
import { settingsSchema } from './settings.schema.js';

export interface SettingDescription extends SettingFacts {
  /** Written as `topup_minimum_cents`, or as `cancel_block.count` for a part of a setting. */
  path: string;
  type: 'integer' | 'number' | 'boolean' | 'string';
  default: number | boolean | string;
  /** Left out where any text is allowed. */
  enum?: readonly string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

interface Properties {
  properties: Record<string, Omit<SettingDescription, 'path'> | (Properties & { type: 'object' })>;
}

function describe({ properties }: Properties, prefix = ''): SettingDescription[] {
  return Object.entries(properties).flatMap(([name, property]) =>
    property.type === 'object'
      ? describe(property, `${prefix}${name}.`)
      : [{ ...property, path: prefix + name }],
  );
}

export const SETTING_DESCRIPTIONS: readonly SettingDescription[] = describe(
  z.toJSONSchema(settingsSchema, { metadata: facts, io: 'input' }) as unknown as Properties,
);

export function settingsProblems(value: unknown): { path: PropertyKey[]; message: string }[] {
  return (settingsSchema.safeParse(value).error?.issues ?? []).map(({ path, message }) => {
    const described = SETTING_DESCRIPTIONS.find((each) => each.path === path.join('.'));
    const help = described && ` (${described.text.en}; ${described.unit}, by default ${described.default})`;
    return { path, message: `${message}${help ?? ''}` };
  });
}
