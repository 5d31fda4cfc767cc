import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { environmentSchema } from './environment.js';

const README = path.resolve(import.meta.dirname, '../../README.md');
const OPERATIONS = path.resolve(import.meta.dirname, '../../docs/operations.md');

/** The variable is a credential, or an address or file that contains one. */
const IS_SECRET =
  /SECRET$|PASSWORD$|TOKEN$|API_KEY$|PRIVATE_KEY$|^(?:MIGRATION_|READ_)?DATABASE_URL$|^(?:REDIS|SMTP)_URL$|^PIX_(?:CERT|KEY)_PATH$/;

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

it('the table of changing secrets tells of every variable that holds one', () => {
  const [, section = ''] = readFileSync(OPERATIONS, 'utf8').split('\n## Changing secrets\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const secrets = Object.keys(environmentSchema.shape).filter((name) => IS_SECRET.test(name));
  expect(documented.toSorted()).toEqual(secrets.toSorted());
});
