import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { servicesQuery } from '../../../shared/catalogue';
import { countriesQuery } from '../../../shared/countries';
import { useLanguage } from '../../../shared/i18n/use-language';
import { countryOfLink, serviceOfLink } from '../../../shared/linked-product';

const DEFAULT_COUNTRY = 'BR';
/** The default country as links write it; the rule is the same as in app/first-calls.js. */
const isDefaultCountry = (link = '') => /^(br|brazil)?$/i.test(link);
const NONE = '';

export interface ProductLink {
  country?: string;
  service?: string;
}

export type ProductChoice = ReturnType<typeof useProductChoice>;

export function useProductChoice(link: ProductLink) {
  const { language } = useLanguage();
  const [chosenCountry, chooseCountry] = useState<string>();
  const [chosenService, chooseService] = useState<string>();

  const countries = useQuery(countriesQuery(language));
  const country =
    countries.data?.find(({ iso_code }) => iso_code === chosenCountry) ??
    countryOfLink(countries.data ?? [], link.country ?? DEFAULT_COUNTRY);

  // Reads the services of the default country while the countries are still loading.
  const expected = !countries.data && isDefaultCountry(link.country) ? DEFAULT_COUNTRY : undefined;
  const servedCountry = country?.iso_code ?? expected;
  const services = useQuery({
    ...servicesQuery(language, servedCountry),
    enabled: servedCountry !== undefined,
  });
  const service =
    services.data?.find(({ serv_code }) => serv_code === chosenService) ??
    (chosenService === undefined && link.service
      ? serviceOfLink(services.data ?? [], link.service)
      : undefined);

  return {
    countries,
    services,
    country,
    service,
    chooseCountry,
    chooseService,
    leaveService: () => chooseService(NONE),
    isLinked:
      link.country !== undefined &&
      link.service !== undefined &&
      chosenCountry === undefined &&
      chosenService === undefined,
  };
}
