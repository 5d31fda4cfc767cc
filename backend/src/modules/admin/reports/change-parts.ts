/** What an offer brought in one of two periods; or the top-ups of a gateway, each an order with its code. */
export interface OfferSide {
  /** Numbers that ended, with a code or without. */
  orders: number;
  codes: number;
  /** Cents that the codes brought: their prices, and for the margin less what they cost; of top-ups their amounts. */
  earnedCents: number;
}

export interface ComparedOffer {
  /** Offers with one price: of a product, or of a gateway in one currency. */
  product: string;
  before: OfferSide;
  now: OfferSide;
}

/** Whole cents of a difference, each by its cause. What is left of the difference is the mix. */
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
// Never minus zero, which JSON and tests tell from zero.
const cents = (value: number) => Math.round(value) + 0;

/**
 * Why the money of two periods differs, offer by offer:
 *
 * - price: the codes of now, each at what a code of the same product brings more now than before;
 * - volume: how many orders more, each at what an order of everything brought before;
 * - delivery: the orders of now, at how many codes more come of one, each at the product's price before. Of a product's
 *   share an offer has what it delivers more itself, and what comes of orders that went to it instead of to another that
 *   delivers better or worse.
 *
 * Of top-ups, price is what one is worth more through the same gateway in the same currency, and none is delivery.
 *
 * Parts of a group are the sums of its offers', so they do not depend on how the offers are grouped.
 * @param orderCents what an order of everything brought before
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
    // Without a code there was no price: what the codes of now bring counts.
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
