import type { Schemas } from '@torpedo/api-client';

type Person = Pick<Schemas['TeamPersonDto'], 'role' | 'monthly_budget_cents' | 'spent_cents'>;

export interface MonthLimit {
  state: 'free' | 'near' | 'used';
  /** The spent share, from 0 to 100. */
  percent: number;
  leftCents: number;
}

const NEAR_PERCENT = 80;

/** How much of the monthly limit is spent; null for a person without a limit. */
export function monthLimitOf({
  monthly_budget_cents: budget,
  spent_cents: spent,
}: Person): MonthLimit | null {
  if (budget === null) return null;
  const percent = Math.min(100, Math.max(0, Math.floor((spent * 100) / budget)));
  const leftCents = Math.max(0, budget - spent);
  return { state: leftCents === 0 ? 'used' : percent >= NEAR_PERCENT ? 'near' : 'free', percent, leftCents };
}
