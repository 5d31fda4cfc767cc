import type { Schemas } from '@torpedo/api-client';

type Service = Schemas['ServiceDto'];

/** The lists of the API, as a visitor reads them. */
export interface PublicLists {
  anywhere: Service[];
  shown: Service[];
  countries: Schemas['CountryDto'][];
  read_at: string;
}

/** What the start page shows of them. */
export interface LandingFigures {
  lowestCents: number | undefined;
  offers: Service[];
  familiarCountries: Schemas['CountryDto'][];
  countryCount: number;
  readAt: string;
}

export const offersOnPage = 8;

const lowStock = 5;

const inStock = (services: readonly Service[]) => services.filter(({ stock }) => stock > 0);

/** In cents; undefined while nothing can be bought. */
export function lowestPrice(services: readonly Service[]): number | undefined {
  const prices = inStock(services).map(({ price_cents }) => price_cents);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

export function namedService(services: readonly Service[], code: string): Service | undefined {
  return inStock(services).find(({ serv_code }) => serv_code === code);
}

export function shownOffers(services: readonly Service[]): Service[] {
  return inStock(services).slice(0, offersOnPage);
}

export const isLow = ({ stock }: Service): boolean => stock <= lowStock;

const familiar = ['BR', 'US', 'PT', 'AR', 'MX', 'ES', 'GB', 'CO', 'DE', 'FR'];
const shownFlags = 8;

export function familiarFirst<Country extends { iso_code: string }>(
  countries: readonly Country[],
): Country[] {
  const rank = ({ iso_code }: Country) => {
    const place = familiar.indexOf(iso_code);
    return place < 0 ? familiar.length : place;
  };
  return [...countries].sort((left, right) => rank(left) - rank(right)).slice(0, shownFlags);
}

export function figuresOf({ anywhere, shown, countries, read_at }: PublicLists): LandingFigures {
  return {
    lowestCents: lowestPrice(anywhere),
    offers: shownOffers(shown),
    familiarCountries: familiarFirst(countries),
    countryCount: countries.length,
    readAt: read_at,
  };
}
