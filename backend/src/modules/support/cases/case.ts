import type { Currency } from '../../../platform/money.js';

export type DisputeKind = 'code_wrong' | 'number_registered';
export type CaseKind = DisputeKind | 'paid_nothing_came' | 'contact';

export type CaseDecision = 'refund' | 'credit' | 'refuse' | 'answer';

const HOUR_MS = 3_600_000;
const CONTACT_HOURS = 8;

/** One hour for a case about money or a code, eight hours for a message to support. */
export function dueAt(kind: CaseKind, openedAt: Date): Date {
  return new Date(openedAt.getTime() + (kind === 'contact' ? CONTACT_HOURS : 1) * HOUR_MS);
}

/** What the system knows of the number in a dispute. */
export interface NumberFacts {
  messages: number;
  /** How many of these messages still have their text. */
  keptMessages: number;
  codes: number;
  firstMessageAt: Date | null;
  finishedAt: Date | null;
  refundedAt: Date | null;
  /** Another customer received a message for the same service on this number before it was sold again. */
  soldBefore: Date | null;
  /** Disputes of other customers about the same number and service. */
  otherReports: number;
}

export interface TopupFacts {
  gateway: string;
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  lastReadAt: Date | null;
  expiresAt: Date;
  paidAt: Date | null;
  staffReason: string | null;
}

export interface AccountFacts {
  since: Date;
  orders: number;
  /** The account's other cases about money and codes in the last 90 days. */
  otherCases: number;
}

export interface CaseFacts {
  id: string;
  kind: CaseKind;
  amountCents: number | null;
  currency: Currency | null;
  balanceCents: number | null;
  number: NumberFacts | null;
  topup: TopupFacts | null;
  account: AccountFacts | null;
}
