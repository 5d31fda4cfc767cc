import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from './api/client';
import type { Language } from './i18n/languages';
import { queryKeys } from './query-keys';

/** More than there are countries, so that one answer has all of them and lists can filter it. */
const everyCountry = 300;

export const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.countries(language),
    meta: { keptOffline: true },
    queryFn: async ({ signal }) => {
      const query = { per_page: everyCountry };
      return (await bodyOf(api.GET('/api/v1/countries', { params: { query }, signal }))).countries;
    },
  });

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

export function englishCountryName(isoCode: string): string {
  // Its creation is slow on phones, so it is created at the first use.
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(isoCode) ?? '';
}
