import { queryOptions } from '@tanstack/react-query';
import { bodyOf, PAGE_SIZES } from '@torpedo/api-client';
import { api } from './api/client';
import type { Language } from './i18n/languages';
import { queryKeys } from './query-keys';

export const servicesQuery = (language: Language, countryIso?: string) =>
  queryOptions({
    queryKey: queryKeys.services.in(language, countryIso),
    meta: { keptOffline: true },
    queryFn: async ({ signal }) => {
      const query = { per_page: PAGE_SIZES.services.most, country_iso: countryIso };
      return (await bodyOf(api.GET('/api/v1/services', { params: { query }, signal }))).services;
    },
  });

export const popularServiceNames = [
  'WhatsApp',
  'Facebook',
  'Telegram',
  'Tinder',
  'Instagram',
  'Twitter',
  'LinkedIn',
  'Discord',
  'TikTok',
  'Netflix',
  'Google',
  'Apple',
] as const;

/** "Mercado Livre" → "mercado-livre". */
export function serviceSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
