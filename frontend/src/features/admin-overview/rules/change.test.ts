import { expect, it } from 'vitest';
import { changeOf } from './change';

it('is a share of the previous figure', () => {
  expect(changeOf({ value: 110, previous: 100 })).toEqual({ value: 0.1, isPoints: false, previous: 100 });
  expect(changeOf({ value: -50, previous: -100 })).toEqual({ value: 0.5, isPoints: false, previous: -100 });
});

it('is a difference in points for shares', () => {
  const change = changeOf({ value: 0.75, previous: 0.5 }, true);
  expect(change).toEqual({ value: 0.25, isPoints: true, previous: 0.5 });
});

it.each([
  { value: 5, previous: 0 },
  { value: null, previous: 0.5 },
  { value: 0.5, previous: null },
])('is null when there is no figure to compare with: %j', (figures) => {
  expect(changeOf(figures)).toBeNull();
});
