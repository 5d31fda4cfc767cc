import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeParts, type ComparedOffer, type OfferSide } from './change-parts.js';

/** Orders, codes of them, and what a code brought. */
type Sold = [orders: number, codes: number, priceCents: number];

const side = ([orders, codes, priceCents]: Sold): OfferSide => ({
  orders,
  codes,
  earnedCents: codes * priceCents,
});
interface NamedOffer extends ComparedOffer {
  provider: string;
}

const offer = (name: string, before: Sold, now: Sold): NamedOffer => {
  const [product = '', provider = ''] = name.split('@');
  return { product, provider, before: side(before), now: side(now) };
};
const total = (offers: readonly ComparedOffer[], of: (offer: ComparedOffer) => number) =>
  offers.reduce((sum, each) => sum + of(each), 0);

/** The parts of each offer, and what is left of the difference. */
function causesOf(offers: readonly NamedOffer[]) {
  const orderCents =
    total(offers, ({ before }) => before.earnedCents) / total(offers, ({ before }) => before.orders);
  return Object.fromEntries(
    changeParts(offers, orderCents).map((each) => {
      const { priceCents: price, volumeCents: volume, deliveryCents: delivery } = each;
      const mix = each.now.earnedCents - each.before.earnedCents - price - volume - delivery;
      return [`${each.product}@${each.provider}`, [price, volume, delivery, mix]];
    }),
  );
}

const NOTHING: Sold = [0, 0, 0];
const NO_PART = [0, 0, 0, 0];

describe('a difference is explained by what caused it:', () => {
  it('a price that rose is price, in its product alone', () => {
    expect(
      causesOf([offer('wa@a', [100, 80, 200], [100, 80, 230]), offer('tg@a', [50, 40, 300], [50, 40, 300])]),
    ).toEqual({ 'wa@a': [2_400, 0, 0, 0], 'tg@a': NO_PART });
  });

  it('fewer orders of everything are volume', () => {
    expect(
      causesOf([offer('wa@a', [100, 80, 200], [50, 40, 200]), offer('wa@b', [100, 80, 200], [50, 40, 200])]),
    ).toEqual({ 'wa@a': [0, -8_000, 0, 0], 'wa@b': [0, -8_000, 0, 0] });
  });

  it('a provider that delivers less is delivery, at that provider alone', () => {
    expect(
      causesOf([
        offer('wa@a', [100, 72, 200], [100, 31, 200]),
        offer('wa@b', [100, 72, 200], [100, 72, 200]),
      ]),
    ).toEqual({ 'wa@a': [0, 0, -8_200, 0], 'wa@b': NO_PART });
  });

  it('orders that nobody had a number for are delivery, where there was none', () => {
    const parts = causesOf([offer('wa@a', [100, 80, 200], [60, 48, 200]), offer('wa@', NOTHING, [40, 0, 0])]);
    expect([parts['wa@a']![2]! + parts['wa@']![2]!, parts['wa@']![2]]).toEqual([-6_400, -6_400]);
  });

  it('orders that went to a provider that delivers worse are delivery', () => {
    const parts = Object.values(
      causesOf([offer('wa@a', [100, 90, 200], [50, 45, 200]), offer('wa@b', [100, 50, 200], [150, 75, 200])]),
    );
    expect(parts.map(([price]) => price)).toEqual([0, 0]);
    expect(parts.reduce((sum, [, , delivery]) => sum + delivery!, 0)).toBe(-4_000);
  });

  it('cheaper products instead of dearer ones are mix, and no volume', () => {
    const parts = Object.values(
      causesOf([
        offer('wa@a', [100, 100, 100], [150, 150, 100]),
        offer('tg@a', [100, 100, 500], [50, 50, 500]),
      ]),
    );
    const sums = [0, 1, 2, 3].map((part) => parts.reduce((sum, each) => sum + each[part]!, 0));
    expect(sums).toEqual([0, 0, 0, -20_000]);
  });

  it('a product that is new, or gone, is volume and mix', () => {
    const { 'tg@a': gone, 'vk@a': fresh } = causesOf([
      offer('wa@a', [100, 100, 200], [100, 100, 200]),
      offer('tg@a', [10, 5, 400], NOTHING),
      offer('vk@a', NOTHING, [10, 5, 400]),
    ]);
    expect([gone![0], gone![2], fresh![0], fresh![2]]).toEqual([0, 0, 0, 0]);
    expect([gone![1]! + gone![3]!, fresh![1]! + fresh![3]!]).toEqual([-2_000, 2_000]);
  });
});

const sold: fc.Arbitrary<Sold> = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(2_000))
  .map(([orders, rate, price]) => [orders, Math.floor(orders * rate), price]);
const offers = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('wa', 'tg', 'vk'), fc.constantFrom('a', 'b', ''), sold, sold)
    .map(([service, provider, before, now]) => offer(`${service}@${provider}`, before, now)),
  { selector: ({ product, provider }) => `${product}@${provider}`, minLength: 1 },
);

it('a product has the delivery of its whole, however it is divided between providers', () => {
  fc.assert(
    fc.property(offers, (all) => {
      for (const product of Map.groupBy(all, ({ product }) => product).values()) {
        const add = (of: 'before' | 'now'): OfferSide => ({
          orders: total(product, (each) => each[of].orders),
          codes: total(product, (each) => each[of].codes),
          earnedCents: total(product, (each) => each[of].earnedCents),
        });
        const [whole] = changeParts([{ ...product[0]!, before: add('before'), now: add('now') }], 123);
        const divided = changeParts(product, 123);
        for (const part of ['priceCents', 'volumeCents', 'deliveryCents'] as const) {
          const sum = divided.reduce((cents, each) => cents + each[part], 0);
          expect(Math.abs(sum - whole![part])).toBeLessThanOrEqual(product.length);
        }
      }
    }),
  );
});
