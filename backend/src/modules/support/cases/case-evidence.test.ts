import { describe, expect, it } from 'vitest';
import type { CaseFacts, NumberFacts, TopupFacts } from './case.js';
import { evidenceOf, isClear, suggestionOf } from './case-evidence.js';

const AT = new Date('2026-03-10T12:00:00Z');
const NUMBER: NumberFacts = {
  messages: 1,
  keptMessages: 1,
  codes: 1,
  firstMessageAt: AT,
  finishedAt: null,
  refundedAt: null,
  soldBefore: null,
  otherReports: 0,
};
const TOPUP: TopupFacts = {
  gateway: 'PIX',
  status: 'expired',
  lastReadAt: AT,
  expiresAt: AT,
  paidAt: null,
  staffReason: null,
};
const facts = (changes: Partial<CaseFacts>): CaseFacts => ({
  id: '1',
  kind: 'code_wrong',
  amountCents: 100,
  currency: 'BRL',
  balanceCents: 0,
  number: null,
  topup: null,
  account: { since: AT, orders: 1, otherCases: 0 },
  ...changes,
});
const verdictOf = (changes: Partial<CaseFacts>) => {
  const evidence = evidenceOf(facts(changes));
  const suggestion = suggestionOf(evidence);
  return [suggestion.ground, suggestion.decision, isClear(suggestion, evidence)];
};

describe('what the evidence comes to', () => {
  it.each([
    ['a code was there', {}, ['code_received', null, false]],
    ['none was', { codes: 0 }, ['code_missing', 'refund', true]],
    ['nobody can tell by now', { codes: 0, keptMessages: 0 }, ['texts_forgotten', null, false]],
    ['the customer was done with it', { finishedAt: AT }, ['finished_by_customer', 'refuse', false]],
    ['no code, but done with it', { codes: 0, finishedAt: AT }, ['code_missing', 'refund', false]],
    ['the money is back', { codes: 0, refundedAt: AT }, ['price_returned', 'answer', false]],
  ])('of a wrong code: %s', (_what, number, verdict) => {
    expect(verdictOf({ number: { ...NUMBER, ...number } })).toEqual(verdict);
  });

  it.each([
    ['nothing is known', {}, ['first_sale', null, false]],
    ['it was sold before', { soldBefore: AT }, ['sold_before', 'refund', true]],
    ['another said so', { otherReports: 1 }, ['reported_by_others', 'refund', true]],
  ])('of a registered number: %s', (_what, number, verdict) => {
    expect(verdictOf({ kind: 'number_registered', number: { ...NUMBER, ...number } })).toEqual(verdict);
  });

  it.each([
    ['it is credited', { paidAt: AT }, ['payment_credited', 'credit', false]],
    ['it was paid otherwise', { staffReason: 'AMOUNT_MISMATCH' }, ['payment_needs_staff', null, false]],
    ['nobody asked yet', { lastReadAt: null }, ['gateway_not_read', null, false]],
    ['the gateway has none', {}, ['payment_not_found', 'ask', false]],
  ])('of a payment: %s', (_what, topup, verdict) => {
    expect(verdictOf({ kind: 'paid_nothing_came', topup: { ...TOPUP, ...topup } })).toEqual(verdict);
  });

  it('of many cases of one account is left to a person', () => {
    const account = { since: AT, orders: 9, otherCases: 3 };
    expect(verdictOf({ number: { ...NUMBER, codes: 0 }, account })).toEqual([
      'code_missing',
      'refund',
      false,
    ]);
  });

  it('of a message is a reply', () => {
    expect(verdictOf({ kind: 'contact', account: null })).toEqual(['message', 'answer', false]);
  });
});
