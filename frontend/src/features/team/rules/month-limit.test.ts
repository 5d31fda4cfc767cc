import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthLimitOf } from './month-limit';

const member = (monthly_budget_cents: number | null, spent_cents: number) =>
  ({ role: 'buyer', monthly_budget_cents, spent_cents }) as const;

it('is near its end from 80 % on, and used up at 100 %', () => {
  const states = [0, 79_99, 80_00, 99_99, 100_00, 120_00].map(
    (spent) => monthLimitOf(member(100_00, spent))?.state,
  );
  expect(states).toEqual(['free', 'free', 'near', 'near', 'used', 'used']);
});

it('is null for a person without a limit', () => {
  expect(monthLimitOf(member(null, 500))).toBeNull();
});

it('stays between 0 and 100 percent, and is used up only when nothing is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: -1000, max: 2e9 }), (budget, spent) => {
      const limit = monthLimitOf(member(budget, spent))!;
      expect(limit.percent).toBeGreaterThanOrEqual(0);
      expect(limit.percent).toBeLessThanOrEqual(100);
      expect(limit.state === 'used').toBe(spent >= budget);
    }),
  );
});
