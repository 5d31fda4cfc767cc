import type { Schemas } from '@torpedo/api-client';

type Service = Schemas['ServiceDto'];

/** How many services the page shows with their prices. */
export const offersOnPage = 8;

/** From here on down the page says that few are left. */
const lowStock = 5;

const inStock = (services: readonly Service[]) => services.filter(({ stock }) => stock > 0);

/** The lowest price, in cents, of what can be bought now; undefined while nothing can. */
export function lowestPrice(services: readonly Service[]): number | undefined {
  const prices = inStock(services).map(({ price_cents }) => price_cents);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The service that the page names, while it can be bought. */
export function namedService(services: readonly Service[], code: string): Service | undefined {
  return inStock(services).find(({ serv_code }) => serv_code === code);
}

/** The first of the catalogue's order that can be bought now. */
export function shownOffers(services: readonly Service[]): Service[] {
  return inStock(services).slice(0, offersOnPage);
}

export const isLow = ({ stock }: Service): boolean => stock <= lowStock;

/** Whose flags most visitors know, in the order of the page. */
const familiar = ['BR', 'US', 'PT', 'AR', 'MX', 'ES', 'GB', 'CO', 'DE', 'FR'];
const shownFlags = 8;

/** A few countries of the list, those first that most visitors know. */
export function familiarFirst<Country extends { iso_code: string }>(
  countries: readonly Country[],
): Country[] {
  const rank = ({ iso_code }: Country) => {
    const place = familiar.indexOf(iso_code);
    return place < 0 ? familiar.length : place;
  };
  return [...countries].sort((left, right) => rank(left) - rank(right)).slice(0, shownFlags);
}
