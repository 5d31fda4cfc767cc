import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { servicesQuery, serviceSlug as slugOf } from './catalogue';
import { countriesQuery, englishCountryName } from './countries';
import { useLanguage } from './i18n/use-language';
import type { ProductLink } from './product-link';

interface LinkedCountry {
  iso_code: string;
  country_code: string;
  name: string;
}

interface LinkedService {
  serv_code: string;
  name: string;
}

/** Finds a country by ISO code, numeric id, or name in English or the reader's language. */
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

/** Finds a service by code, name, or the first word of its name (`twitter` for "Twitter / X"). */
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

/** The greatest age of a price shown for a decision, in milliseconds. */
const priceMs = 30_000;

export interface LinkedProduct {
  country: Schemas['CountryDto'];
  service: Schemas['ServiceDto'];
}

/** Null when it is not sold, undefined while it is being read. */
export function useLinkedProduct(link: ProductLink): LinkedProduct | null | undefined {
  const { language } = useLanguage();
  const countries = useQuery(countriesQuery(language));
  const country = countries.data && countryOfLink(countries.data, link.country);
  const services = useQuery({
    ...servicesQuery(language, country?.iso_code),
    enabled: country !== undefined,
    staleTime: priceMs,
  });
  if (countries.isError || services.isError) return null;
  if (!countries.data) return undefined;
  if (!country) return null;
  if (!services.data) return undefined;
  const service = serviceOfLink(services.data, link.service);
  return service ? { country, service } : null;
}

/** The product in an address; both parts are optional. */
export interface ProductSearch {
  /** Code or slug: `wa`, `whatsapp`. */
  service?: string | undefined;
  /** ISO code or slug: `BR`, `brazil`. */
  country?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const productSearch = ({ service, country }: ProductSearch): ProductSearch => ({
  service: text(service),
  country: text(country),
});
