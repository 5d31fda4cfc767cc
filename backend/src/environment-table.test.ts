import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { environmentSchema } from './environment.js';

const README = path.resolve(import.meta.dirname, '../../README.md');

/** The rows that the README's table must have, one for each variable. */
function expectedRows(): string[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined);
    const fallback =
      data === undefined ? '' : `\`${typeof data === 'string' ? data : JSON.stringify(data)}\``;
    return [`\`${name}\``, fallback, schema.description ?? ''].join(' | ');
  });
}

it('every environment variable stands in the README with its default and its meaning', () => {
  const [, section = ''] = readFileSync(README, 'utf8').split('\n## Environment\n');
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' | '),
    );
  expect(rows).toEqual(expectedRows());
});
