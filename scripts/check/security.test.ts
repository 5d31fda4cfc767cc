import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../runtime/paths.mjs';
import { filesOfTree } from './changed/changed-files.ts';

const DOCUMENT = 'docs/security/asvs.md';
/** The reasons why a row may have no test. */
const REASONS = /^(?:In writing|Decided otherwise|Operator|Does not arise|Not met): \S/;
/** The requirements of level 1 and 2 in each section of the chapters that we cover completely. */
const WHOLE_CHAPTERS: Readonly<Record<string, number>> = {
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.5': 5, '12.1': 3, '12.2': 2, '12.3': 4 },
};

const files = filesOfTree();

const rows = fs
  .readFileSync(fromRoot(DOCUMENT), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = '', , how = '', shownBy = '']) => ({ id, how, shownBy }));

/** The tests that a row names. */
function testsOf(shownBy: string): { file: string; name: string }[] {
  if (shownBy === '–') return [];
  return shownBy.split('<br>').map((line) => {
    const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(line) ?? [];
    return { file, name };
  });
}

/** The name as the argument of `it` or a similar function, or on the line after it. */
const quoted = (name: string, quote: string) => [`(${quote}${name}${quote}`, `${quote}${name}${quote},`];

/** Whether exactly one file of that name has a test, a group of tests, or a story with exactly that name. */
function exists({ file, name }: { file: string; name: string }): boolean {
  const found = files.filter((path) => path === file || path.endsWith(`/${file}`));
  if (found.length !== 1 || name === '') return false;
  const text = fs.readFileSync(fromRoot(found[0] ?? ''), 'utf8');
  const forms = [`export const ${name}:`, ...["'", '"', '`'].flatMap((quote) => quoted(name, quote))];
  return forms.some((form) => text.includes(form));
}

describe('the table of security requirements', () => {
  it('has one row for each requirement', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const expected = Object.entries(WHOLE_CHAPTERS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(rows)('shows $id by tests that exist, or says why there is none', ({ how, shownBy }) => {
    const tests = testsOf(shownBy);
    expect(tests.filter((test) => !exists(test))).toEqual([]);
    if (tests.length === 0) expect(how).toMatch(REASONS);
  });
});

it('no part of the product trusts a certificate without looking at it', () => {
  const sources = files.filter(
    (file) => /^(?:backend|cli|scripts)\/.*\.(?:ts|mjs)$/.test(file) && !/\.test\./.test(file),
  );
  const blind = sources.filter((file) =>
    /rejectUnauthorized: *false|NODE_TLS_REJECT_UNAUTHORIZED/.test(fs.readFileSync(fromRoot(file), 'utf8')),
  );
  expect(blind).toEqual([]);
});

it('no package reports its installation to its makers', () => {
  const { packages } = JSON.parse(fs.readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string }>;
  };
  const reporting = Object.entries(packages).filter(
    ([place, { name }]) => place.includes('@scarf/') && name !== 'empty-npm-package',
  );
  expect(reporting).toEqual([]);
});
