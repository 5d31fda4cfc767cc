import type { Schemas } from '../../../shared/api/client';

type Service = Schemas['ServiceDto'];

/** The lowest price, in cents, of what can be bought now; undefined while nothing can. */
export function lowestPrice(services: Service[]): number | undefined {
  const prices = services.filter(({ stock }) => stock > 0).map(({ price_cents }) => price_cents);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The service that the page names, while it can be bought. */
export function namedService(services: Service[], code: string): Service | undefined {
  return services.find(({ serv_code, stock }) => serv_code === code && stock > 0);
}
