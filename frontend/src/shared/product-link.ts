/** Both fields hold a code, or a name as a slug. */
export interface ProductLink {
  service: string;
  country: string;
}

export function productLinkIn(href: string | undefined): ProductLink | undefined {
  if (!href?.startsWith('/services?')) return undefined;
  const search = new URL(href, window.location.origin).searchParams;
  return productLink(search.get('service'), search.get('country'));
}

export function productLink(service: unknown, country: unknown): ProductLink | undefined {
  const isNamed =
    typeof service === 'string' && typeof country === 'string' && service !== '' && country !== '';
  return isNamed ? { service, country } : undefined;
}
