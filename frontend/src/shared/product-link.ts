/** A service in a country, as addresses carry it: codes, or names as slugs. */
export interface ProductLink {
  service: string;
  country: string;
}

/** The product in the address of the screen that sells it; undefined in every other one. */
export function productLinkIn(href: string | undefined): ProductLink | undefined {
  if (!href?.startsWith('/services?')) return undefined;
  const search = new URL(href, window.location.origin).searchParams;
  return productLink(search.get('service'), search.get('country'));
}

/** The product of what an address says; undefined when it does not name one whole. */
export function productLink(service: unknown, country: unknown): ProductLink | undefined {
  const isNamed =
    typeof service === 'string' && typeof country === 'string' && service !== '' && country !== '';
  return isNamed ? { service, country } : undefined;
}
