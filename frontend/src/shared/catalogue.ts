import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from './api/client';
import type { Language } from './i18n/languages';
import { queryKeys } from './query-keys';

/** More than there are, so that lists filter at once instead of asking again. */
const everyCountry = 300;
const everyService = 500;

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

/** The services of one country with price and stock; without a country, each at its lowest price anywhere. */
export const servicesQuery = (language: Language, countryIso?: string) =>
  queryOptions({
    queryKey: queryKeys.services.in(language, countryIso),
    meta: { keptOffline: true },
    queryFn: async ({ signal }) => {
      const query = { per_page: everyService, country_iso: countryIso };
      return (await bodyOf(api.GET('/api/v1/services', { params: { query }, signal }))).services;
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

/** The slugs and names of the services that most people come for, in their order. */
export const popularServiceNames = [
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
  ['telegram', 'Telegram'],
  ['tinder', 'Tinder'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['linkedin', 'LinkedIn'],
  ['discord', 'Discord'],
  ['tiktok', 'TikTok'],
  ['netflix', 'Netflix'],
  ['google', 'Google'],
  ['apple', 'Apple'],
] as const;

/** A service's name as links carry it: "Mercado Livre" → "mercado-livre". */
export function serviceSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

let names: Intl.DisplayNames | undefined;

/** A country's name in English by its ISO 3166-1 code. */
export function englishCountryName(isoCode: string): string {
  // A slow phone stands still while it reads the names of all regions: only who asks for one waits for them.
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(isoCode) ?? '';
}
