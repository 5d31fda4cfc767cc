import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOfTree } from './changed/changed-files.ts';
import { forbiddenTerms, nameWith } from './glossary.mjs';

const files = filesOfTree().filter((file) => /[.](?:tsx?|mjs|cjs|js|sql|css)$/.test(file));

describe('the words of the glossary', () => {
  it('are read from its last column', () => {
    expect(forbiddenTerms()).toEqual(
      expect.arrayContaining([
        { word: 'supplier', instead: 'provider' },
        { word: 'way back', instead: 'return address' },
      ]),
    );
  });

  it.each([
    ['desk', ['desk', 'CatalogueDesk', 'desks', 'desk-screen.tsx', 'DESK_ROWS', 'openDesk']],
    ['way back', ['wayBack', 'way-back.ts', 'theWayBack', 'WAY_BACK']],
  ])('are found in names: %s', (word, names) => {
    for (const name of names) expect(name).toMatch(nameWith(word));
  });

  it.each([
    ['desk', ['desktop', 'isDesktop', 'DESKTOP', 'desk_id']],
    ['trail', ['trailing', 'TRAILING']],
    ['deposit', ['PixDepositDto', 'supplier_name']],
  ])('leave other names alone: %s', (word, names) => {
    for (const name of names) expect(name).not.toMatch(nameWith(word));
  });

  it.each(forbiddenTerms())('$word is in no name of a file: it is called $instead', ({ word }) => {
    expect(files.filter((file) => nameWith(word).test(path.basename(file)))).toEqual([]);
  });
});
