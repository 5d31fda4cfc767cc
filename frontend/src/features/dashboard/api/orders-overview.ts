import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';

export const mostUsedQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.orders.mostUsed(language),
    meta: { keptOffline: true, showsAge: true },
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/services/most-used', { signal }))).services,
  });

export const orderSummaryQuery = () =>
  queryOptions({
    queryKey: queryKeys.orders.summary,
    meta: { keptOffline: true, showsAge: true },
    queryFn: async ({ signal }) => {
      const answer = await bodyOf(
        api.GET('/api/v1/orders/my-orders', { params: { query: { limit: 1 } }, signal }),
      );
      return answer.data.summary;
    },
  });

const LOOKED_THROUGH = 20;

export const boughtBeforeQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.orders.boughtBefore(language),
    meta: { keptOffline: true, showsAge: true },
    queryFn: async ({ signal }) => {
      const query = { type: 'sms_number', limit: LOOKED_THROUGH } as const;
      const { data } = await bodyOf(api.GET('/api/v1/orders/my-orders', { params: { query }, signal }));
      return data.items.filter((item) => item.type === 'sms_number');
    },
  });
