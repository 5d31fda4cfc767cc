import { SERVICE_ROWS, type ServiceCategory } from './service-rows.js';

export type { ServiceCategory };

/** A service as the product shows it: the supplier's own names vary and are often abbreviated. */
export interface KnownService {
  /** The supplier's code, which is also ours. */
  code: string;
  /** The word for addresses, e.g. `whatsapp`. */
  slug: string;
  name: string;
  /** Slug of the mark in simple-icons; null where that collection has none. */
  brand: string | null;
  category: ServiceCategory;
}

export const KNOWN_SERVICES: readonly KnownService[] = SERVICE_ROWS.map(([code, name, category, brand]) => ({
  code,
  slug: serviceSlug(name),
  name,
  brand,
  category,
}));

const byCode = new Map(KNOWN_SERVICES.map((service) => [service.code, service]));
const bySlug = new Map(KNOWN_SERVICES.map((service) => [service.slug, service]));

/** The service for a supplier's code; unknown codes take the supplier's name and no mark. */
export function describeService(code: string, supplierName: string): KnownService {
  return (
    byCode.get(code) ?? {
      code,
      slug: serviceSlug(supplierName) || code,
      name: supplierName,
      brand: null,
      category: 'other',
    }
  );
}

/** The known service for what a person or a link may say: `wa`, `whatsapp`. */
export function findService(term: string): KnownService | null {
  return byCode.get(term.trim().toLowerCase()) ?? bySlug.get(serviceSlug(term)) ?? null;
}

/** The word for addresses that belongs to a service's name. */
export function serviceSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
