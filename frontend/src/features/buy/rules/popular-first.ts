import { popularServiceNames, serviceSlug } from '../../../shared/catalogue';

const PLACES = new Map(popularServiceNames.map((name, place) => [serviceSlug(name), place]));

/** "Twitter / X" is the popular Twitter. */
function placeOf(name: string): number {
  const slug = serviceSlug(name);
  return PLACES.get(slug) ?? PLACES.get(slug.split('-')[0] ?? slug) ?? Infinity;
}

export function popularFirst<Service extends { name: string; stock: number }>(
  services: readonly Service[],
): { service: Service; isPopular: boolean }[] {
  const placed = services.map((service) => ({
    service,
    place: service.stock > 0 ? placeOf(service.name) : Infinity,
  }));
  return placed
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ service, place }) => ({ service, isPopular: place < Infinity }));
}
