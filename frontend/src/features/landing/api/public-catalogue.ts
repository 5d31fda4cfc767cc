import { bodyOf, PAGE_SIZES } from '@torpedo/api-client';
import { publicApi } from '../../../shared/api/public-client';
import { createPublicRead } from '../../../shared/api/public-read';

/** The country whose prices the page shows. */
export const shownCountry = 'BR';

async function readServices(countryIso?: string) {
  const query = { per_page: PAGE_SIZES.services.most, country_iso: countryIso };
  return (await bodyOf(publicApi.GET('/api/v1/services', { params: { query } }))).services;
}

/** Each service at its lowest price in any country. */
export const servicesAnywhere = createPublicRead(() => readServices());

/** The services of the country that the page shows, in the catalogue's order. */
export const shownServices = createPublicRead(() => readServices(shownCountry));

/** The countries that have something to sell now. */
export const countriesForSale = createPublicRead(
  async () =>
    (
      await bodyOf(
        publicApi.GET('/api/v1/countries', { params: { query: { per_page: PAGE_SIZES.countries.most } } }),
      )
    ).countries,
);
