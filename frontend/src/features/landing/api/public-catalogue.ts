import { bodyOf, PAGE_SIZES, type Schemas } from '@torpedo/api-client';
import { createPublicRead, publicApi } from '../../../shared/api/public-read';
import { figuresOf } from '../rules/live-offer';

export const shownCountry = 'BR';

async function readServices(countryIso?: string): Promise<Schemas['ServiceDto'][]> {
  const query = { per_page: PAGE_SIZES.services.most, country_iso: countryIso };
  return (await bodyOf(publicApi.GET('/api/v1/services', { params: { query } }))).services;
}

async function readCountries(): Promise<Schemas['CountryDto'][]> {
  const query = { per_page: PAGE_SIZES.countries.most };
  return (await bodyOf(publicApi.GET('/api/v1/countries', { params: { query } }))).countries;
}

/** The server writes them into the page; the page asks only where it could not. */
export const landingFigures = createPublicRead(async () => {
  const [anywhere, shown, countries] = await Promise.all([
    readServices(),
    readServices(shownCountry),
    readCountries(),
  ]);
  return figuresOf({ anywhere, shown, countries, read_at: new Date().toISOString() });
});
