import type { Day } from '../../../platform/days.js';
import type { Facts } from '../audit/audit.models.js';

/** What is compared with what: see docs/ledger.md. */
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
  /** What the house gains by it, negative for what it loses, in millionths; null where no money is in it. */
  amountMicros: number | null;
  evidence: Facts;
}

export type Compared =
  | {
      compared: number;
      findings: Finding[];
      /** Where only these subjects could be compared, and why. */
      partly?: { subjects: readonly string[]; problem: string };
    }
  | { problem: string };

/** What was compared: of what is open there and was not found again, the difference is gone. */
export interface Scope {
  checkName: CheckName;
  /** The gateway or provider; empty for what is only ours. */
  party: string;
  day: Day | null;
  subjects: readonly string[] | null;
}
