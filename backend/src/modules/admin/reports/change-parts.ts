/** The orders and money of an offer in one period; for top-ups of a gateway, each top-up is an order with a code. */
export interface OfferSide {
  /** Numbers that ended, with or without a code. */
  orders: number;
  codes: number;
  /** Cents that the codes brought: their prices, for the margin minus their costs; for top-ups their amounts. */
  earnedCents: number;
}

export interface ComparedOffer {
  /** Offers with the same price: those of a product, or of a gateway in one currency. */
  product: string;
  before: OfferSide;
  now: OfferSide;
}

/** The parts of a difference by their cause, in whole cents. The rest of the difference is the mix. */
export interface OfferParts {
  priceCents: number;
  volumeCents: number;
  deliveryCents: number;
}

type Side = 'before' | 'now';

const sum = (offers: readonly ComparedOffer[], side: Side): OfferSide => ({
  orders: offers.reduce((total, offer) => total + offer[side].orders, 0),
  codes: offers.reduce((total, offer) => total + offer[side].codes, 0),
  earnedCents: offers.reduce((total, offer) => total + offer[side].earnedCents, 0),
});

const over = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
// `+ 0` turns minus zero into zero, because JSON and tests treat them differently.
const cents = (value: number) => Math.round(value) + 0;

/**
 * Explains, for each offer, why the money of two periods differs:
 *
 * - price: the codes of the later period, each times what a code of the same product brings more than before;
 * - volume: the number of additional orders, times what an average order of everything brought before;
 * - delivery: the orders of the later period, times the additional codes for one order, times the product's old price.
 *   An offer's share of this has two parts: its own better delivery, and orders that moved to it from offers of the same
 *   product that deliver better or worse.
 *
 * For top-ups, price is the larger amount of a top-up through the same gateway in the same currency; delivery is 0.
 *
 * The parts of a group are the sums of its offers' parts, so they do not depend on the grouping.
 * @param orderCents what an average order of everything brought before
 */
export function changeParts<Offer extends ComparedOffer>(
  offers: readonly Offer[],
  orderCents: number,
): (Offer & OfferParts)[] {
  const products = Map.groupBy(offers, ({ product }) => product);
  return [...products.values()].flatMap((product) => {
    const [before, now] = [sum(product, 'before'), sum(product, 'now')];
    const isInBoth = before.orders > 0 && now.orders > 0;
    const [priceNow, rateBefore] = [over(now.earnedCents, now.codes), over(before.codes, before.orders)];
    // Without a code in the earlier period there was no price, so the later price counts for it.
    const priceBefore = before.codes > 0 ? over(before.earnedCents, before.codes) : priceNow;
    const price = now.codes > 0 ? priceNow - priceBefore : 0;
    return product.map((offer) => {
      const ownBefore = offer.before.orders > 0 ? over(offer.before.codes, offer.before.orders) : rateBefore;
      const ownNow = offer.now.orders > 0 ? over(offer.now.codes, offer.now.orders) : ownBefore;
      const shareNow = over(offer.now.orders, now.orders);
      const shift = shareNow - over(offer.before.orders, before.orders);
      const moreCodes = now.orders * (shareNow * (ownNow - ownBefore) + shift * (ownBefore - rateBefore));
      return {
        ...offer,
        priceCents: cents(offer.now.codes * price),
        volumeCents: cents((offer.now.orders - offer.before.orders) * orderCents),
        deliveryCents: isInBoth ? cents(moreCodes * priceBefore) : 0,
      };
    });
  });
}
