import { bodyOf, PAGE_SIZES } from '@torpedo/api-client';
import { createPublicRead, publicApi } from '../../../shared/api/public-read';

export const shownCountry = 'BR';

async function readServices(countryIso?: string) {
  const query = { per_page: PAGE_SIZES.services.most, country_iso: countryIso };
  return (await bodyOf(publicApi.GET('/api/v1/services', { params: { query } }))).services;
}

export const servicesAnywhere = createPublicRead(() => readServices());

export const shownServices = createPublicRead(() => readServices(shownCountry));

export const countriesForSale = createPublicRead(
  async () =>
    (
      await bodyOf(
        publicApi.GET('/api/v1/countries', { params: { query: { per_page: PAGE_SIZES.countries.most } } }),
      )
    ).countries,
);
