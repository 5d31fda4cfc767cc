type Unit = 'cents' | 'count' | 'share';
type Value = number | null | undefined;

/** The change of a figure since the one before. */
export interface FigureChange {
  /** A share of the figure before; points for shares. */
  value: number;
  isPoints: boolean;
  before: number;
}

/** Null when there is no figure to compare with. */
export function figureChange(unit: Unit, now: Value, before: Value): FigureChange | null {
  if (now === null || now === undefined || before === null || before === undefined) return null;
  if (unit === 'share') return { value: now - before, isPoints: true, before };
  return before === 0 ? null : { value: (now - before) / Math.abs(before), isPoints: false, before };
}

/** Figures that are better when they are smaller. */
const COSTS = new Set([
  'cost_cents',
  'lost_cost_cents',
  'refunded_cents',
  'refunded_numbers',
  'returned_cents',
  'returned_numbers',
  'refund_rate',
  'undelivered',
  'failed',
  'failure_rate',
  'cancelled',
  'expired',
  'ended_by_provider',
  'paid_out',
  'paid_out_cents',
]);

/** Whether a change is good news; null when nothing changed. */
export function isGood(column: string, value: number): boolean | null {
  if (value === 0) return null;
  return COSTS.has(column) ? value < 0 : value > 0;
}
