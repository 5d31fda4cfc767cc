import { expect, it } from 'vitest';
import { byRemainingTime, inView } from './open-numbers';

const NOW = Date.parse('2026-11-22T14:00:00Z');
const number = (id: string, endsInMs: number | null, outcome = 'bought') => ({
  id,
  status: endsInMs === null ? 'REQUESTING' : 'WAITING_SMS',
  expires_at: endsInMs === null ? null : new Date(NOW + endsInMs).toISOString(),
  last_attempt: { outcome },
});

const rows = [
  number('asked for', null, 'pending'),
  number('ends late', 900_000),
  number('ends soon', 90_000),
  number('uncertain', null, 'unknown'),
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

it('sorts numbers of unknown outcome first, then those that end first', () => {
  expect(ids(rows.toSorted(byRemainingTime))).toEqual(['uncertain', 'ends soon', 'ends late', 'asked for']);
});

it('filters by unknown outcome, and by less than two minutes left', () => {
  expect(ids(inView(rows, 'uncertain', NOW))).toEqual(['uncertain']);
  expect(ids(inView(rows, 'ending', NOW))).toEqual(['ends soon']);
  expect(inView(rows, 'open', NOW)).toHaveLength(4);
});
