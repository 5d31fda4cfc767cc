import type { Schemas } from '@torpedo/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, monthsSince } from '../../../shared/time/months';
import { byDay, movementItems, statementItems } from './statement-items';

type Movement = Schemas['StatementMovementDto'];

function movement(over: Partial<Movement>): Movement {
  return {
    ...{ id: '1', kind: 'topup', amount_cents: 0, held_cents: 0, currency: 'BRL', balance_after_cents: 0 },
    ...{ reference: { type: 'activation', id: 'a' }, description: '', created_at: '2026-11-20T12:00:00Z' },
    ...{ order: null, counterpart: null },
    ...over,
  };
}

const hold = {
  id: '1',
  kind: 'hold',
  amount_cents: -110,
  balance_after_cents: 890,
  created_at: '2026-11-20T12:00:00Z',
} as const;
const release = {
  id: '2',
  kind: 'release',
  amount_cents: 110,
  balance_after_cents: 1_000,
  created_at: '2026-11-20T12:20:00Z',
} as const;

/** The movements that a server lists after these steps, newest first. An end closes one open movement. */
function historyOf(steps: readonly { kind: Movement['kind']; which: number; cents: number }[]): Movement[] {
  const movements: Movement[] = [];
  let balance = 0;
  const add = (kind: Movement['kind'], amount_cents: number, begun?: Movement) => {
    balance += amount_cents;
    const id = String(movements.length + 1);
    const added = movement({ id, kind, amount_cents, balance_after_cents: balance });
    movements.push(added);
    if (begun) Object.assign(begun, { counterpart: { ...added } });
    if (begun) Object.assign(added, { counterpart: { ...begun, counterpart: null } });
  };
  for (const { kind, which, cents } of steps) {
    const begins = kind === 'payout_returned' ? 'payout' : 'hold';
    const open = movements.filter((one) => one.kind === begins && one.counterpart === null);
    const begun = open[which % open.length];
    if (kind === 'topup') add(kind, cents);
    else if (kind === 'hold' || kind === 'payout') add(kind, -cents);
    else if (begun) add(kind, kind === 'capture' ? 0 : -begun.amount_cents, begun);
  }
  return movements.toReversed();
}

describe('the lines of a statement', () => {
  it('merge a returned reservation into one line without cost', () => {
    const lines = statementItems([
      movement({ ...release, counterpart: hold }),
      movement({ ...hold, counterpart: release }),
    ]);
    expect(lines).toMatchObject([
      {
        kind: 'returned',
        amountCents: 0,
        balanceAfterCents: 1_000,
        reservation: { amountCents: -110, balanceAfterCents: 890 },
      },
    ]);
  });

  it('list a paid number at its reservation, with the time of the payment', () => {
    const capture = { ...release, kind: 'capture', amount_cents: 0, balance_after_cents: 890 } as const;
    const lines = statementItems([
      movement({ ...capture, counterpart: hold }),
      movement({ ...hold, counterpart: capture }),
    ]);
    expect(lines).toMatchObject([
      { kind: 'paid', amountCents: -110, at: hold.created_at, endedAt: capture.created_at },
    ]);
  });

  it('list a number reserved in another month at its payment, with the amount 0', () => {
    const capture = { ...release, kind: 'capture', amount_cents: 0, balance_after_cents: 890 } as const;
    const lines = statementItems([movement({ ...capture, counterpart: hold })]);
    expect(lines).toMatchObject([{ kind: 'paid', amountCents: 0, reservation: { amountCents: -110 } }]);
  });

  it('list a return in its own line when its reservation is not in the list', () => {
    const lines = statementItems([movement({ ...release, counterpart: hold })]);
    expect(lines).toMatchObject([{ kind: 'returned', amountCents: 110, reservation: null }]);
  });

  it('add up from each balance to the next, whatever moves between a reservation and its end', () => {
    const kinds = fc.constantFrom('topup', 'hold', 'capture', 'release', 'payout', 'payout_returned');
    const step = fc.record({ kind: kinds, which: fc.nat(9), cents: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const lines = statementItems(historyOf(steps));
        lines.forEach(({ balanceAfterCents, amountCents }, index) => {
          expect(balanceAfterCents - amountCents).toBe(lines[index + 1]?.balanceAfterCents ?? 0);
        });
      }),
    );
  });

  it('of all movements add up from each balance to the next, and omit none', () => {
    const history = historyOf([
      { kind: 'topup', which: 0, cents: 500 },
      { kind: 'hold', which: 0, cents: 110 },
      { kind: 'hold', which: 0, cents: 50 },
      { kind: 'capture', which: 0, cents: 0 },
      { kind: 'release', which: 0, cents: 0 },
    ]);
    const lines = movementItems(history);
    expect(lines.map(({ kind }) => kind)).toEqual(['returned', 'paid', 'reserved', 'reserved', 'topup']);
    lines.forEach(({ balanceAfterCents, amountCents }, index) => {
      expect(balanceAfterCents - amountCents).toBe(lines[index + 1]?.balanceAfterCents ?? 0);
    });
  });

  it('keep an open reservation and a settled payout', () => {
    const settled = { ...release, kind: 'payout_settled', amount_cents: 0 } as const;
    const lines = statementItems([
      movement(hold),
      movement({ ...settled, counterpart: { ...hold, kind: 'payout' } }),
      movement({ ...hold, id: '3', kind: 'payout', counterpart: settled }),
    ]);
    expect(lines).toMatchObject([
      { kind: 'reserved', amountCents: -110 },
      { kind: 'payout', amountCents: -110, reservation: null },
    ]);
  });

  it('are grouped by day', () => {
    const lines = statementItems([
      movement({ id: '3', created_at: '2026-11-21T15:00:00Z' }),
      movement({ id: '2', created_at: '2026-11-20T15:00:00Z' }),
      movement({ id: '1', created_at: '2026-11-20T14:00:00Z' }),
    ]);
    expect(byDay(lines).map(({ items }) => items.map(({ id }) => id))).toEqual([['3'], ['2', '1']]);
  });
});

describe('months', () => {
  it('have a first and a last day', () => {
    expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('go back to the first month, at most a year', () => {
    expect(monthsSince('2026-10', '2027-01')).toEqual(['2027-01', '2026-12', '2026-11', '2026-10']);
    expect(monthsSince('2020-01', '2027-01')).toHaveLength(12);
  });
});
