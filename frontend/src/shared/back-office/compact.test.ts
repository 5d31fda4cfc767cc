import { expect, it } from 'vitest';
import { formatCompact } from './compact';

it('writes the word in the language of the reader and the separator of amounts', () => {
  expect(formatCompact(1234, 'en')).toBe('1,2K');
  expect(formatCompact(1234, 'pt').replaceAll('\u00A0', ' ')).toBe('1,2 mil');
});
