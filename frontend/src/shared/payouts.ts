import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from './api/client';
import { queryKeys } from './query-keys';

export type Payout = Schemas['PayoutDto'];
export type PayableTopup = Schemas['PayableTopupDto'];

export const payoutsQuery = () =>
  queryOptions({
    queryKey: queryKeys.payouts,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/payments/payouts', { signal })),
  });
