import type { Currency } from '../../../platform/money.js';

export type DisputeKind = 'code_wrong' | 'number_registered';
export type CaseKind = DisputeKind | 'paid_nothing_came' | 'contact';

export type CaseDecision = 'refund' | 'credit' | 'refuse' | 'answer';

const HOUR_MS = 3_600_000;
const CONTACT_HOURS = 8;

/** An hour for money and codes, eight for a message. */
export function dueAt(kind: CaseKind, openedAt: Date): Date {
  return new Date(openedAt.getTime() + (kind === 'contact' ? CONTACT_HOURS : 1) * HOUR_MS);
}

/** What the system knows of the order of a dispute. */
export interface NumberFacts {
  messages: number;
  /** Of them, those whose text is still kept. */
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
  /** Other cases about money and codes in the last 90 days. */
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
