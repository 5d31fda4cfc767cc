import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';

/** The person's own services, most activations first. Below `orders`, because every purchase changes it. */
export const mostUsedQuery = (language: Language) =>
  queryOptions({
    queryKey: ['orders', 'most-used', language],
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/services/most-used', { signal }))).services,
  });
