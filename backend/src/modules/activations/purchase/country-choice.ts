import { DomainError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import { resolveProduct, type Wish } from './purchase.js';

export type Product = ReturnType<typeof resolveProduct>;

export type PriceList = Pick<CatalogueModule, 'priceList'>;

interface Choice {
  service: string;
  wish: Wish;
  maxPriceCents: number | undefined;
  currency: Currency;
}

/**
 * The acceptable products, the one to buy first in front.
 * @throws InvalidInputError INVALID_SERVICE, INVALID_COUNTRY
 * @throws DomainError NO_COUNTRY_MATCHES, with the price of the cheapest product that is only too expensive
 */
export async function chooseProducts(catalogue: PriceList, choice: Choice): Promise<Product[]> {
  const { service, wish, currency, maxPriceCents = Infinity } = choice;
  if ('country' in wish) return [resolveProduct({ service, country: wish.country })];

  const { countryIsos, minDeliveryPercent, minPriceCents = 0 } = wish.preferences;
  const sold = await catalogue.priceList({ service, country: null, currency });
  const cheapestFirst = sold
    .map((row) => ({ ...row, countryIso: row.country?.isoCode ?? '' }))
    .filter(({ stock }) => stock > 0)
    .filter(({ countryIso }) => countryIsos.length === 0 || countryIsos.includes(countryIso))
    .filter(({ priceCents }) => priceCents >= minPriceCents)
    .filter(({ deliveryRate }) => (deliveryRate ?? 0) >= (minDeliveryPercent ?? 0) / 100)
    .sort((left, right) => left.priceCents - right.priceCents);
  const within = cheapestFirst.filter(({ priceCents }) => priceCents <= maxPriceCents);
  if (within.length === 0) {
    throw new DomainError('NO_COUNTRY_MATCHES', {
      price_cents: cheapestFirst[0]?.priceCents ?? null,
      currency,
    });
  }
  // The order of the listed countries decides; the price decides where none is listed, because the sort is stable.
  const place = (countryIso: string) => countryIsos.indexOf(countryIso);
  return within
    .sort((left, right) => place(left.countryIso) - place(right.countryIso))
    .map(({ code, countryIso }) => ({ serviceCode: code, countryIso }));
}
