import { expect, it } from 'vitest';
import type { Difference } from '../api/reconciliation';
import { evidenceRows } from './evidence';

const rowsOf = (check: Difference['check'], evidence: Difference['evidence']) =>
  evidenceRows({ check, subject: 'primary:77', evidence } as Difference);

it('compares the balance at the provider with the balance in the books, and finds the difference', () => {
  const rows = rowsOf('balances', { told_micros: 9_000_000, booked_micros: 5_000_000, uncertain_micros: 0 });
  expect(rows).toEqual([
    {
      name: 'balance',
      theirs: { kind: 'money', micros: 9_000_000 },
      ours: { kind: 'money', micros: 5_000_000 },
      agrees: false,
    },
    { name: 'uncertain', theirs: null, ours: { kind: 'money', micros: 0 }, agrees: null },
  ]);
});

it('does not compare facts of different kinds, and leaves out facts that neither side has', () => {
  const rows = rowsOf('topups', {
    paid_cents: 500,
    booked_cents: 500,
    gateway_status: 'approved',
    topup_id: null,
  });
  expect(rows.map(({ name, agrees }) => [name, agrees])).toEqual([
    ['amount', true],
    ['reference', null],
    ['state', null],
  ]);
});
