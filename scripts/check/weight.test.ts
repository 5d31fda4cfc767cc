import { expect, it } from 'vitest';
import { commentLines, LIMITS, measureWeight } from '../weight.ts';

const { counts, shares } = measureWeight();

it.each(Object.entries(LIMITS))('keeps the share of %s at or below %f', (what, limit) => {
  expect(shares[what as keyof typeof shares]).toBeLessThanOrEqual(limit);
});

it('measures the whole house', () => {
  expect(counts.files).toBeGreaterThan(1000);
  for (const share of Object.values(shares)) expect(share).toBeGreaterThan(0);
});

it('tells lines of comment from lines of code', () => {
  const code = ['/** One. */', 'const a = 1; // two', '// three', '/**', ' * five', ' */', 'const b = 2;'];
  expect(commentLines({ name: 'a.ts', lines: code })).toBe(5);
  expect(commentLines({ name: 'a.tsx', lines: ['{/* One. */}', '<p>/* two */</p>'] })).toBe(1);
  expect(commentLines({ name: 'a.sql', lines: ['-- one', 'SELECT 1 -- two'] })).toBe(1);
});
