import { describe, expect, it } from 'vitest';
import { deepParts, usualParts } from './parts.mjs';
import { chosenParts } from './run-parts.mjs';

const names = (words: string[], files?: string[]) =>
  chosenParts(usualParts, words, files).map(({ name }) => name);

describe('the words of npm test', () => {
  it('choose everything where there are none', () => {
    expect(chosenParts(usualParts, [])).toEqual(usualParts);
  });

  it('choose parts by their name', () => {
    expect(names(['types backend', 'lint'])).toEqual(['lint', 'types backend']);
  });

  it.each([
    ['settings-table', ['script tests'], 'scripts/check/settings-table.test.ts'],
    ['ledger.db', ['integration tests'], 'backend/src/modules/wallet/ledger/ledger.db.test.ts'],
    ['money.test', ['unit tests'], 'backend/src/platform/money.test.ts'],
    ['buy-form', ['frontend tests'], 'frontend/src/features/buy/components/buy-form.test.tsx'],
    ['button', ['component stories'], 'ui-kit/src/button.stories.tsx'],
    ['refusals', ['build', 'journeys'], 'e2e/refusals.spec.ts'],
  ])('choose files of tests by their path: %s', (word, parts, file) => {
    expect(names([word], ['README.md', file])).toEqual(parts);
  });

  it('choose the deep tests only in the deep run', () => {
    const file = 'backend/src/modules/wallet/debts/debt-histories.deep.test.ts';
    expect(chosenParts(deepParts, ['debt-histories'], [file]).map(({ name }) => name)).toEqual([
      'deep tests',
    ]);
    expect(() => names(['debt-histories'], [file])).toThrow('debt-histories');
  });

  it('run only the files that they choose', async () => {
    const ran: (readonly string[] | undefined)[] = [];
    const part = {
      name: 'a part',
      testFiles: /[.]test[.]ts$/,
      run: (files?: readonly string[]) => {
        ran.push(files);
        return Promise.resolve({ passed: 1, failed: 0 });
      },
    };
    const files = ['one.test.ts', 'two.test.ts', 'one.ts'];
    for (const chosen of chosenParts([part], ['one'], files)) await chosen.run();
    expect(ran).toEqual([['one.test.ts']]);
  });

  it('refuse what chooses nothing', () => {
    expect(() => names(['no-such-thing'])).toThrow(
      'Neither a part nor a file of tests is called no-such-thing',
    );
  });
});
