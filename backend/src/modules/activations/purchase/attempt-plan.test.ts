import { describe, expect, it } from 'vitest';
import type { RefusalReason } from '../../catalogue/providers/provider.port.js';
import { failureCode, nextOffer, type PurchaseOffer } from './attempt-plan.js';

const offer = (provider: string, ceilingMicros = 300_000): PurchaseOffer => ({
  provider,
  providerCountryId: '73',
  serviceCode: 'wa',
  costMicros: 150_000,
  costCurrency: 'USD',
  costRate: 5.4,
  ceilingMicros,
});
const exchange = { request: '', response: '', latencyMs: 1 };
const refused = (reason: RefusalReason, facts: object = {}) => ({
  kind: 'refused' as const,
  reason,
  detail: '',
  exchange,
  ...facts,
});
const notSent = { kind: 'not_sent' as const, error: 'refused', exchange };

describe('the next try', () => {
  const [first, second] = [offer('first'), offer('second')];

  it('goes through the offers and begins again', () => {
    const failure = refused('NO_NUMBERS');
    expect(nextOffer([first, second], [{ offer: first, failure }])).toBe(second);
    expect(
      nextOffer(
        [first, second],
        [
          { offer: first, failure },
          { offer: second, failure: notSent },
        ],
      ),
    ).toBe(first);
  });

  it('never comes a fourth time', () => {
    const tried = Array.from({ length: 3 }, () => ({ offer: first, failure: refused('NO_NUMBERS') }));
    expect(nextOffer([first, second], tried)).toBeNull();
  });

  it.each([
    ['NO_BALANCE', {}],
    ['BAD_KEY', {}],
    ['BANNED', { ban: { scope: 'global', seconds: 60 } }],
  ] as const)('leaves a provider alone that answered %s %j', (reason, facts) => {
    const sibling = offer('first');
    const tried = [{ offer: first, failure: refused(reason, facts) }];
    expect(nextOffer([first, sibling], tried)).toBeNull();
    expect(nextOffer([first, sibling, second], tried)).toBe(second);
  });

  it('asks a provider that bans one product for another of its countries', () => {
    const sibling = offer('first');
    const failure = refused('BANNED', { ban: { scope: 'product', seconds: 60 } });
    expect(nextOffer([first, sibling], [{ offer: first, failure }])).toBe(sibling);
  });

  it.each(['BAD_SERVICE', 'BAD_COUNTRY', 'SERVICE_IN_INCUBATION'] as const)(
    'leaves an offer alone that answered %s',
    (reason) => {
      expect(nextOffer([first], [{ offer: first, failure: refused(reason) }])).toBeNull();
      expect(nextOffer([first, second], [{ offer: first, failure: refused(reason) }])).toBe(second);
    },
  );

  it('accepts a higher price up to the price sold and not a cent more', () => {
    const risen = (minPriceMicros: number) => [
      { offer: first, failure: refused('PRICE_TOO_LOW', { minPriceMicros }) },
    ];
    expect(nextOffer([first], risen(300_000))).toBe(first);
    expect(nextOffer([first], risen(300_001))).toBeNull();
  });
});

it.each([
  ['NO_NUMBERS', 'NO_NUMBERS'],
  ['PRICE_TOO_LOW', 'NO_NUMBERS'],
  ['NO_BALANCE', 'PROVIDER_NO_BALANCE'],
  ['BAD_SERVICE', 'INVALID_SERVICE'],
  ['BAD_COUNTRY', 'INVALID_COUNTRY'],
  ['SERVICE_IN_INCUBATION', 'SERVICE_IN_INCUBATION'],
  ['BANNED', 'PROVIDER_INTERNAL'],
] as const)('tells the customer of %s as %s', (reason, code) => {
  expect(failureCode(refused(reason))).toBe(code);
  expect(failureCode(notSent)).toBe('PROVIDER_CONNECTION');
});
