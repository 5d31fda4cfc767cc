import type { Schemas } from '@torpedo/api-client';
import { popularServiceNames, serviceSlug } from '../../../shared/catalogue';

type Service = Schemas['ServiceDto'];

export interface PopularService {
  slug: string;
  name: string;
  imageUrl: string | undefined;
  price: { cents: number; currency: string } | undefined;
}

function popularService(name: string, bySlug: ReadonlyMap<string, Service>): PopularService {
  const slug = serviceSlug(name);
  const service = bySlug.get(slug);
  const price =
    service && service.stock > 0 ? { cents: service.price_cents, currency: service.currency } : undefined;
  return { slug, name: service?.name ?? name, imageUrl: service?.service_image_url ?? undefined, price };
}

/** Lists the services of `last` at the end, because "buy again" shows them right above. */
export function popularServices(catalogue: Service[], last: readonly string[] = []): PopularService[] {
  const bySlug = new Map(catalogue.map((service) => [serviceSlug(service.name), service]));
  const isLast = ({ slug }: PopularService) => last.includes(bySlug.get(slug)?.serv_code ?? '');
  const services = popularServiceNames.map((name) => popularService(name, bySlug));
  return services.toSorted((left, right) => Number(isLast(left)) - Number(isLast(right)));
}
