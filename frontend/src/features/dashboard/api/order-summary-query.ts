import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

/** Counts over all orders. */
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
