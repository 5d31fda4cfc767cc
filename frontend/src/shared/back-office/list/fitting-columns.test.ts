import { expect, it } from 'vitest';
import { fittingColumns } from './fitting-columns';

const columns = [
  { id: 'code', width: 82 },
  { id: 'product' },
  { id: 'provider', width: 90, givesWay: 2 },
  { id: 'margin', width: 60, givesWay: 1 },
  { id: 'price', width: 70 },
];
const shown = (width: number | null, hasBoxes = false) =>
  fittingColumns(columns, { width, hasBoxes, hasMenus: true }).map(({ id }) => id);

it('drops columns in the order of their rank until the others have room', () => {
  expect(shown(534)).toEqual(['code', 'product', 'provider', 'margin', 'price']);
  expect(shown(533)).toEqual(['code', 'product', 'provider', 'price']);
  expect(shown(473)).toEqual(['code', 'product', 'price']);
  expect(shown(534, true)).toEqual(['code', 'product', 'provider', 'price']);
});

it('keeps what has no rank, and everything before it is measured', () => {
  expect(shown(100)).toEqual(['code', 'product', 'price']);
  expect(shown(null)).toHaveLength(5);
});
