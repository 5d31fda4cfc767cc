import type { Currency } from '../../../platform/money.js';

/** A balance after staff changed it. */
export interface ChangedBalance {
  /** Null when nothing had to change. */
  adjustmentId: string | null;
  userId: string;
  currency: Currency;
  changeCents: number;
  availableCents: number;
  heldCents: number;
}
