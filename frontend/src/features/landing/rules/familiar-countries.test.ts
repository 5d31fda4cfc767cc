import { expect, it } from 'vitest';
import { familiarFirst } from './familiar-countries';

it('shows flags that visitors know before the others, as far as there are any', () => {
  const countries = ['AF', 'AL', 'ZA', 'US', 'BR'].map((iso_code) => ({ iso_code }));
  expect(familiarFirst(countries).map(({ iso_code }) => iso_code)).toEqual(['BR', 'US', 'AF', 'AL', 'ZA']);
});

it('is short', () => {
  const countries = Array.from({ length: 40 }, (_, index) => ({ iso_code: `X${index}` }));
  expect(familiarFirst(countries)).toHaveLength(8);
});
