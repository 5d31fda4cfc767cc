import type { Schemas } from '@torpedo/api-client';

type Movement = Schemas['StatementMovementDto'];

/** One line of the statement: a movement, or a reservation and its end told as one thing. */
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
    | 'payout_returned';
  at: string;
  /** What it changed in what can be spent, its reservation included. */
  amountCents: number;
  balanceAfterCents: number;
  order: Movement['order'];
  /** When the money was reserved, and where that left the balance. */
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
  payout_settled: 'payout',
  payout_returned: 'payout_returned',
};

/** What is told by the movement that ended it, or only says that one before it is final. */
function isToldElsewhere({ kind, counterpart }: Movement): boolean {
  if (kind === 'payout_settled') return true;
  return counterpart !== null && (kind === 'hold' || counterpart.kind === 'payout_returned');
}

/** The lines of a statement, newest first: what began a line stands with what ended it. */
export function statementItems(movements: readonly Movement[]): StatementItem[] {
  return movements
    .filter((movement) => !isToldElsewhere(movement))
    .map(({ id, kind, created_at, amount_cents, balance_after_cents, order, counterpart }) => {
      const begun = counterpart && kind !== 'payout' ? counterpart : null;
      return {
        id,
        kind: KINDS[kind],
        at: created_at,
        amountCents: amount_cents + (begun?.amount_cents ?? 0),
        balanceAfterCents: balance_after_cents,
        order,
        reservation: begun && {
          at: begun.created_at,
          amountCents: begun.amount_cents,
          balanceAfterCents: begun.balance_after_cents,
        },
      };
    });
}

/** Lines that belong to the same day of the reader, in their order. */
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

const NAMED_GATEWAYS = ['MERCADOPAGO', 'PIX'] as const;

/** The word of a gateway in the statement: one that has none here is never given the name of another. */
export function wordOfGateway(code: string | null): (typeof NAMED_GATEWAYS)[number] | 'other' {
  return NAMED_GATEWAYS.find((named) => named === code) ?? 'other';
}
