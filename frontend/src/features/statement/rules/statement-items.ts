import type { Schemas } from '@torpedo/api-client';

type Movement = Schemas['StatementMovementDto'];

export interface StatementItem {
  id: string;
  kind:
    | 'topup'
    | 'reserved'
    | 'paid'
    | 'returned'
    | 'refunded'
    | 'adjustment'
    | 'chargeback'
    | 'chargeback_won'
    | 'repayment'
    | 'repayment_returned'
    | 'payout'
    | 'payout_settled'
    | 'payout_returned';
  at: string;
  /** When a reservation was paid; null unless the line stands at the reservation. */
  endedAt: string | null;
  /** The movement that ended this reservation, or the reservation that this movement ended. */
  counterpart: Movement['counterpart'];
  /** The change of the spendable balance, with the merged reservation. */
  amountCents: number;
  balanceAfterCents: number;
  order: Movement['order'];
  /** The merged reservation; null when the reservation has its own line. */
  reservation: { at: string; amountCents: number; balanceAfterCents: number } | null;
}

const KINDS: Record<Movement['kind'], StatementItem['kind']> = {
  topup: 'topup',
  hold: 'reserved',
  capture: 'paid',
  release: 'returned',
  refund: 'refunded',
  adjustment: 'adjustment',
  chargeback: 'chargeback',
  chargeback_won: 'chargeback_won',
  repayment: 'repayment',
  repayment_returned: 'repayment_returned',
  payout: 'payout',
  payout_settled: 'payout_settled',
  payout_returned: 'payout_returned',
};

/** One line for each movement, newest first, as in the spreadsheet. */
export const movementItems = (movements: readonly Movement[]): StatementItem[] => movements.map(itemOf);

/**
 * Lines from new to old, each at the time when the spendable balance changed, so that the balances add up. For that
 * reason a paid number stands at its reservation.
 */
export function statementItems(movements: readonly Movement[]): StatementItem[] {
  const known = new Set(movements.map(({ id }) => id));
  const moves = movements.filter(({ amount_cents }) => amount_cents !== 0);
  const before = new Map(moves.map(({ id }, index) => [id, moves[index + 1]?.id]));

  return movements.flatMap((movement) => {
    const { kind, counterpart } = movement;
    if (kind === 'payout_settled') return [];
    if (!counterpart || counterpart.kind === 'payout_settled') return [itemOf(movement)];
    switch (kind) {
      case 'capture':
        return known.has(counterpart.id) ? [] : [{ ...itemOf(movement), reservation: endOf(counterpart) }];
      case 'hold':
        if (counterpart.kind === 'capture')
          return [{ ...itemOf(movement), kind: 'paid', endedAt: counterpart.created_at }];
        return before.get(counterpart.id) === movement.id ? [] : [itemOf(movement)];
      case 'payout':
        return before.get(counterpart.id) === movement.id ? [] : [itemOf(movement)];
      default: {
        const item = itemOf(movement);
        if (before.get(movement.id) !== counterpart.id) return [item];
        const amountCents = item.amountCents + counterpart.amount_cents;
        return [{ ...item, amountCents, reservation: endOf(counterpart) }];
      }
    }
  });
}

const itemOf = (movement: Movement): StatementItem => ({
  id: movement.id,
  kind: KINDS[movement.kind],
  at: movement.created_at,
  endedAt: null,
  counterpart: movement.counterpart,
  amountCents: movement.amount_cents,
  balanceAfterCents: movement.balance_after_cents,
  order: movement.order,
  reservation: null,
});

const endOf = (movement: NonNullable<Movement['counterpart']>): StatementItem['reservation'] => ({
  at: movement.created_at,
  amountCents: movement.amount_cents,
  balanceAfterCents: movement.balance_after_cents,
});

export function byDay(items: readonly StatementItem[]): { day: string; items: StatementItem[] }[] {
  const days: { day: string; items: StatementItem[] }[] = [];
  for (const item of items) {
    const day = new Date(item.at).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
