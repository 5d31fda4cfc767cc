import { bodyOf } from '../../../shared/api/body-of';
import { publicApi } from '../../../shared/api/public-client';

/** More than there are, so that one answer holds them all. */
const everyService = 500;

/** The country whose prices the page shows. */
export const shownCountry = 'BR';

async function readServices(countryIso: string | undefined, signal: AbortSignal) {
  const query = { per_page: everyService, country_iso: countryIso };
  return (await bodyOf(publicApi.GET('/api/v1/services', { params: { query }, signal }))).services;
}

/** Each service at its lowest price in any country. */
export const readServicesAnywhere = (signal: AbortSignal) => readServices(undefined, signal);

/** The services of the country that the page shows, in the catalogue's order. */
export const readShownServices = (signal: AbortSignal) => readServices(shownCountry, signal);

/** The countries that have something to sell now. */
export async function readCountries(signal: AbortSignal) {
  return (await bodyOf(publicApi.GET('/api/v1/countries', { params: { query: { per_page: 300 } }, signal })))
    .countries;
}
