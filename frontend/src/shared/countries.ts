import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from './api/client';
import type { Language } from './i18n/languages';
import { queryKeys } from './query-keys';

/** More than there are, so that lists filter at once instead of asking again. */
const everyCountry = 300;

/** The countries that have products, named in the language. */
export const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.countries(language),
    meta: { keptOffline: true },
    queryFn: async ({ signal }) => {
      const query = { per_page: everyCountry };
      return (await bodyOf(api.GET('/api/v1/countries', { params: { query }, signal }))).countries;
    },
  });

/** One service in each country that sells it: what works now does not stay true for long. */
export const serviceEverywhereQuery = (language: Language, service: string) =>
  queryOptions({
    queryKey: queryKeys.services.everywhere(language, service),
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const query = { service };
      return (await bodyOf(api.GET('/api/v1/services', { params: { query }, signal }))).services;
    },
  });

let names: Intl.DisplayNames | undefined;

/** A country's name in English by its ISO 3166-1 code. */
export function englishCountryName(isoCode: string): string {
  // A slow phone stands still while it reads the names of all regions: only who asks for one waits for them.
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(isoCode) ?? '';
}
