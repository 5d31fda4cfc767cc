import type { Day } from '../../../platform/days.js';
import type { Facts } from '../audit/audit.models.js';

/** What each check compares: see docs/ledger.md. */
export type CheckName = 'wallets' | 'topups' | 'charges' | 'balances' | 'chain';

export type DifferenceCode =
  | 'wallet_differs'
  | 'charge_unknown'
  | 'charge_differs'
  | 'charge_missing'
  | 'number_unknown'
  | 'number_missing'
  | 'return_unbooked'
  | 'return_missing'
  | 'cost_differs'
  | 'balance_differs'
  | 'day_changed';

export type DifferenceState = 'open' | 'gone' | 'accepted';

export interface Finding {
  code: DifferenceCode;
  subject: string;
  currency: string | null;
  /** What the house gains, negative for a loss, in millionths of the currency; null when no money is involved. */
  amountMicros: number | null;
  evidence: Facts;
}

export type Compared =
  | {
      compared: number;
      findings: Finding[];
      /** Given when only these subjects could be compared, with the reason. */
      partly?: { subjects: readonly string[]; problem: string };
    }
  | { problem: string };

/** What was compared. An open difference in this scope is gone when it is not found again. */
export interface Scope {
  checkName: CheckName;
  /** The gateway or provider; empty for a check of our own data. */
  party: string;
  day: Day | null;
  subjects: readonly string[] | null;
}
