import { englishCountryName, serviceSlug as slugOf } from './catalogue';

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

interface LinkedCountry {
  iso_code: string;
  country_code: string;
  name: string;
}

interface LinkedService {
  serv_code: string;
  name: string;
}

/** The country that a link means: by ISO code, numeric id, or name in English or the reader's language. */
export function countryOfLink<Country extends LinkedCountry>(
  countries: readonly Country[],
  link: string,
): Country | undefined {
  const code = link.trim().toUpperCase();
  const slug = slugOf(link);
  return (
    countries.find(({ iso_code, country_code }) => iso_code === code || country_code === code) ??
    countries.find(({ name }) => slugOf(name) === slug) ??
    countries.find(({ iso_code }) => slugOf(englishCountryName(iso_code)) === slug)
  );
}

/** The service that a link means: by code, name, or the first word of its name (`twitter` for "Twitter / X"). */
export function serviceOfLink<Service extends LinkedService>(
  services: readonly Service[],
  link: string,
): Service | undefined {
  const code = link.trim().toLowerCase();
  const slug = slugOf(link);
  return (
    services.find(({ serv_code }) => serv_code === code) ??
    services.find(({ name }) => slugOf(name) === slug) ??
    services.find(({ name }) => slugOf(name).startsWith(`${slug}-`))
  );
}
