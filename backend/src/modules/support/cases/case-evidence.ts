import type { AccountFacts, CaseDecision, CaseFacts, CaseKind, NumberFacts, TopupFacts } from './case.js';

export type EvidenceFact =
  | 'code_missing'
  | 'code_received'
  | 'texts_forgotten'
  | 'sold_before'
  | 'first_sale'
  | 'reported_by_others'
  | 'finished_by_customer'
  | 'price_paid'
  | 'price_returned'
  | 'payment_credited'
  | 'payment_not_found'
  | 'payment_needs_staff'
  | 'gateway_not_read'
  | 'few_cases'
  | 'many_cases'
  | 'account_age';

export interface Evidence {
  fact: EvidenceFact;
  /** Whether the fact speaks for the customer. */
  speaks: 'for' | 'against' | 'unknown';
  at: Date | null;
  count: number | null;
  /** Where staff can see the fact. */
  source: 'order' | 'topup' | 'account' | null;
}

export type SuggestedDecision = CaseDecision | 'ask';

export interface Suggestion {
  decision: SuggestedDecision | null;
  /** The fact that decides the case. `message`: no fact decides it. */
  ground: EvidenceFact | 'message';
}

const MANY_CASES = 3;

const row = (
  fact: EvidenceFact,
  speaks: Evidence['speaks'],
  { at = null, count = null, source = null }: Partial<Pick<Evidence, 'at' | 'count' | 'source'>> = {},
): Evidence => ({ fact, speaks, at, count, source });

export function evidenceOf({ kind, number, topup, account }: CaseFacts): Evidence[] {
  return [
    ...(number ? ofNumber(kind, number) : []),
    ...(topup ? ofTopup(topup) : []),
    ...(account ? ofAccount(account) : []),
  ];
}

function ofNumber(kind: CaseKind, number: NumberFacts): Evidence[] {
  const source = 'order';
  const said = kind === 'code_wrong' ? ofMessages(number) : ofRegistration(number);
  const { finishedAt, refundedAt } = number;
  return [
    ...said,
    ...(finishedAt && !refundedAt
      ? [row('finished_by_customer', 'against', { at: finishedAt, source } as const)]
      : []),
    refundedAt
      ? row('price_returned', 'against', { at: refundedAt, source })
      : row('price_paid', 'for', { source }),
  ];
}

function ofMessages({ messages, keptMessages, codes, firstMessageAt }: NumberFacts): Evidence[] {
  const seen = { at: firstMessageAt, source: 'order' } as const;
  if (codes > 0) return [row('code_received', 'unknown', { ...seen, count: codes })];
  if (keptMessages < messages) return [row('texts_forgotten', 'unknown', seen)];
  return [row('code_missing', 'for', { ...seen, count: messages })];
}

function ofRegistration({ soldBefore, otherReports }: NumberFacts): Evidence[] {
  const source = 'order';
  return [
    soldBefore
      ? row('sold_before', 'for', { at: soldBefore, source })
      : row('first_sale', 'unknown', { source }),
    ...(otherReports > 0 ? [row('reported_by_others', 'for', { count: otherReports })] : []),
  ];
}

function ofTopup({ lastReadAt, paidAt, staffReason }: TopupFacts): Evidence[] {
  const source = 'topup';
  if (paidAt) return [row('payment_credited', 'against', { at: paidAt, source })];
  if (staffReason) return [row('payment_needs_staff', 'for', { at: lastReadAt, source })];
  if (!lastReadAt) return [row('gateway_not_read', 'unknown', { source })];
  return [row('payment_not_found', 'against', { at: lastReadAt, source })];
}

function ofAccount({ since, orders, otherCases }: AccountFacts): Evidence[] {
  const source = 'account';
  return [
    otherCases < MANY_CASES
      ? row('few_cases', 'for', { count: otherCases, source })
      : row('many_cases', 'against', { count: otherCases, source }),
    row('account_age', 'unknown', { at: since, count: orders, source }),
  ];
}

/** The first fact of this list that the evidence contains decides the case. */
const DECISIVE: readonly (readonly [EvidenceFact, SuggestedDecision | null])[] = [
  ['price_returned', 'answer'],
  ['code_missing', 'refund'],
  ['sold_before', 'refund'],
  ['reported_by_others', 'refund'],
  ['finished_by_customer', 'refuse'],
  ['payment_credited', 'credit'],
  ['payment_needs_staff', null],
  ['gateway_not_read', null],
  ['payment_not_found', 'ask'],
  ['code_received', null],
  ['texts_forgotten', null],
  ['first_sale', null],
];

export function suggestionOf(evidence: readonly Evidence[]): Suggestion {
  const found = DECISIVE.find(([fact]) => evidence.some((each) => each.fact === fact));
  return found ? { ground: found[0], decision: found[1] } : { ground: 'message', decision: 'answer' };
}

/** The system records these facts and a customer cannot cause them, so a rule may give the price back. */
const CLEAR: ReadonlySet<string> = new Set<EvidenceFact>([
  'code_missing',
  'sold_before',
  'reported_by_others',
]);

export function isClear({ decision, ground }: Suggestion, evidence: readonly Evidence[]): boolean {
  return decision === 'refund' && CLEAR.has(ground) && !evidence.some(({ speaks }) => speaks === 'against');
}
