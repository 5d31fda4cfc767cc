import { popularServiceNames, serviceSlug } from '../../../shared/catalogue';

const POPULAR = new Set(popularServiceNames.map(serviceSlug));

/** The first word is enough: "Twitter / X" counts as the popular "Twitter". */
function isPopularName(name: string): boolean {
  const slug = serviceSlug(name);
  return POPULAR.has(slug) || POPULAR.has(slug.split('-')[0] ?? slug);
}

/** Popular services in stock come first. Inside both groups the order of the API stays. */
export function popularFirst<Service extends { name: string; stock: number }>(
  services: readonly Service[],
): { service: Service; isPopular: boolean }[] {
  const listed = services.map((service) => ({
    service,
    isPopular: service.stock > 0 && isPopularName(service.name),
  }));
  return [...listed.filter(({ isPopular }) => isPopular), ...listed.filter(({ isPopular }) => !isPopular)];
}
