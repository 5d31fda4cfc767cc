import fs from 'node:fs';
import { expect, it } from 'vitest';
import { RESULTS, scalePage, type Costs } from '../../bench/src/costs/scale-page.js';
import { fromRoot } from '../runtime/paths.mjs';

const page = fs.readFileSync(fromRoot('docs/scale.md'), 'utf8');
const costs = JSON.parse(fs.readFileSync(RESULTS, 'utf8')) as Costs;

it('docs/scale.md is what its formulae make of the measured costs', () => {
  expect(scalePage(page, costs)).toBe(page);
});

it('twice the cost of a purchase at the database is half of what one database carries', () => {
  const limit = (from: Costs) =>
    Number(
      /\| a database of 16 cores[^|]*\|[^|]*\| ([\d,]+)/.exec(scalePage(page, from))?.[1]?.replace(',', ''),
    );
  const { purchase, message } = costs;
  const doubled = {
    ...costs,
    purchase: { ...purchase, databaseCpuMs: 2 * purchase.databaseCpuMs },
    message: { ...message, databaseCpuMs: 2 * message.databaseCpuMs },
  };
  expect(limit(costs)).toBeGreaterThan(0);
  expect(Math.abs(limit(doubled) - limit(costs) / 2)).toBeLessThanOrEqual(1);
});
