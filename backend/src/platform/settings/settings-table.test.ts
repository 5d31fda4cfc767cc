import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_DESCRIPTIONS, type SettingDescription } from './setting-descriptions.js';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../docs/operations.md');

function boundsOf({ enum: options, minimum, exclusiveMinimum, maximum }: SettingDescription): string {
  const bounds = [
    options?.join(', '),
    minimum !== undefined && `≥ ${minimum}`,
    exclusiveMinimum !== undefined && `> ${exclusiveMinimum}`,
    maximum !== undefined && `≤ ${maximum}`,
  ];
  return bounds.filter(Boolean).join(', ');
}

it('every setting stands in the operations guide with its default, unit, bounds and meaning', () => {
  const [, section = ''] = readFileSync(OPERATIONS, 'utf8').split('\n## Settings\n');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.slice(1, -1).split('|').map((cell) => cell.trim())); // prettier-ignore
  expect(cells).toEqual(
    SETTING_DESCRIPTIONS.map((each) => [
      `\`${each.path}\``,
      `\`${each.default}\``,
      each.unit,
      boundsOf(each),
      each.text.en,
    ]),
  );
});
