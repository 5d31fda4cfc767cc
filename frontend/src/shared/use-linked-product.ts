import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { countriesQuery, servicesQuery } from './catalogue';
import { useLanguage } from './i18n/use-language';
import { countryOfLink, type ProductLink, serviceOfLink } from './product-link';

/** A price that somebody is shown to decide by is not older. */
const priceMs = 30_000;

export interface LinkedProduct {
  country: Schemas['CountryDto'];
  service: Schemas['ServiceDto'];
}

/** The product that a link means, as it is sold now; null when it is not, undefined while that is being read. */
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
