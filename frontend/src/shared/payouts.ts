import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from './api/client';
import { queryKeys } from './query-keys';

export type Payout = Schemas['PayoutDto'];
export type PayableTopup = Schemas['PayableTopupDto'];

/** The last payouts, and the top-ups of which money may still go back. */
export const payoutsQuery = () =>
  queryOptions({
    queryKey: queryKeys.payouts,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/payments/payouts', { signal })),
  });
