import { queryOptions } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';

export type OrderDetail = Schemas['OrderDetailDto'];

export const orderQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: queryKeys.orders.one(language, id),
    meta: { keptOffline: true, showsAge: true },
    // An order that does not exist is not requested again.
    retry: (failures, error) => failures < 1 && !hasStatus(error, 404),
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/orders/{id}', { params: { path: { id } }, signal })),
  });
