import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';

export const lastOrderQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.orders.list(language, { limit: 1 }),
    queryFn: async ({ signal }) => {
      const { data } = await bodyOf(
        api.GET('/api/v1/orders/my-orders', { params: { query: { limit: 1 } }, signal }),
      );
      return data.items[0]?.id ?? null;
    },
  });
