import type { Schemas } from '@torpedo/api-client';

type Service = Schemas['ServiceDto'];
type Status = Pick<Schemas['StatusDto'], 'products'>;

/** The answers of the API to a visitor. */
export interface PublicLists {
  anywhere: Service[];
  shown: Service[];
  /** One service, in each country with that service. */
  by_country: Service[];
  read_at: string;
  status: Status;
}

/** A service in a country, and how its numbers of the last 24 hours delivered. */
export type MeasuredRow = Pick<
  Schemas['StatusProductDto'],
  'service_code' | 'service_name' | 'country_iso' | 'country_name' | 'flag_image_url' | 'day'
>;

/** The part of the lists that the start page shows. */
export interface LandingFigures {
  lowestCents: number | undefined;
  offers: Service[];
  byCountry: Service[];
  measured: MeasuredRow[];
  readAt: string;
}

export const offersOnPage = 8;
const COUNTRIES_ON_PAGE = 3;
const MEASURED_ON_PAGE = 3;

const lowStock = 5;

const inStock = (services: readonly Service[]) => services.filter(({ stock }) => stock > 0);

/** The lowest price in cents; undefined while nothing can be bought. */
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

export const FAMILIAR_COUNTRIES = ['BR', 'PT', 'US', 'AR', 'MX', 'ES', 'GB', 'CO', 'DE', 'FR'];

/** Lists the countries that visitors know before the others. */
export function familiarFirst(services: readonly Service[]): Service[] {
  const rank = ({ country }: Service) => {
    const place = FAMILIAR_COUNTRIES.indexOf(country?.iso_code ?? '');
    return place < 0 ? FAMILIAR_COUNTRIES.length : place;
  };
  return inStock(services)
    .filter(({ country }) => country !== null)
    .sort((left, right) => rank(left) - rank(right))
    .slice(0, COUNTRIES_ON_PAGE);
}

const LEAST_BALANCE_CENTS = 500;

/** A hold that is released, at a current price: the balance without the hold and during it. */
export function exampleHold(offers: readonly Service[]) {
  const offer = offers.at(-1);
  if (!offer) return undefined;
  const { name, price_cents: cents, currency } = offer;
  const balanceCents = Math.ceil(cents / LEAST_BALANCE_CENTS) * LEAST_BALANCE_CENTS;
  return { name, cents, currency, balanceCents, leftCents: balanceCents - cents };
}

const measuredRow = ({
  service_code,
  service_name,
  country_iso,
  country_name,
  flag_image_url,
  day,
}: MeasuredRow): MeasuredRow => ({
  service_code,
  service_name,
  country_iso,
  country_name,
  flag_image_url,
  day,
});

export function figuresOf({ anywhere, shown, by_country, read_at, status }: PublicLists): LandingFigures {
  return {
    lowestCents: lowestPrice(anywhere),
    offers: shownOffers(shown),
    byCountry: familiarFirst(by_country),
    measured: status.products.slice(0, MEASURED_ON_PAGE).map(measuredRow),
    readAt: read_at,
  };
}
