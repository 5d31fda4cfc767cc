import { expect, it } from 'vitest';
import { fittingColumns, withWholeTexts } from './fitting-columns';

const columns = [
  { id: 'code', width: 82 },
  { id: 'product' },
  { id: 'provider', width: 90, givesWay: 2 },
  { id: 'margin', width: 60, givesWay: 1 },
  { id: 'price', width: 70 },
];
const shown = (width: number | null, hasBoxes = false) =>
  fittingColumns(columns, { width, hasBoxes, hasMenus: true }).map(({ id }) => id);

it('removes columns in the order of their rank until the others fit', () => {
  expect(shown(534)).toEqual(['code', 'product', 'provider', 'margin', 'price']);
  expect(shown(533)).toEqual(['code', 'product', 'provider', 'price']);
  expect(shown(473)).toEqual(['code', 'product', 'price']);
  expect(shown(534, true)).toEqual(['code', 'product', 'provider', 'price']);
});

it('narrows columns before it removes any', () => {
  const narrowing = [{ id: 'staff', width: 126, narrow: { width: 56 } }, ...columns];
  const fitted = (width: number) =>
    fittingColumns(narrowing, { width, hasBoxes: false, hasMenus: true }).map((column) => [
      column.id,
      column.width,
    ]);
  expect(fitted(660)[0]).toEqual(['staff', 126]);
  expect(fitted(659)).toHaveLength(6);
  expect(fitted(659)[0]).toEqual(['staff', 56]);
  expect(fitted(589)).toHaveLength(5);
});

it('puts what leaves into the second line of the column that it names, which widens for it', () => {
  const stacked = columns.map((column) =>
    column.id === 'provider' ? { ...column, under: { id: 'code', width: 120 } } : column,
  );
  const [code] = fittingColumns(stacked, { width: 473, hasBoxes: false, hasMenus: true });
  expect(code?.width).toBe(120);
  expect(code?.below.map(({ id }) => id)).toEqual(['provider']);
});

it('keeps what has no rank, and everything before it is measured', () => {
  expect(shown(100)).toEqual(['code', 'product', 'price']);
  expect(shown(null)).toHaveLength(5);
});

it('a column with a text that must not be cut is as wide as the longest, and never narrower than its own width', () => {
  const name = { id: 'name', header: 'Name', width: 152, whole: (row: { name: string }) => row.name };
  const other = { id: 'other', header: 'Other', width: 80 };
  const widths = (...names: string[]) =>
    withWholeTexts(
      [name, other],
      names.map((each) => ({ name: each })),
    ).map(({ width }) => width);
  expect(widths('Ana Lima')).toEqual([152, 80]);
  expect(widths('Ana Lima', 'Rafael Vasconcelos Zimmermann')).toEqual([225, 80]);
  expect(widths('x'.repeat(200))).toEqual([232, 80]);
});
