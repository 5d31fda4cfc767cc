import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from './api/client';
import { queryKeys } from './query-keys';

export const appInfoQuery = () =>
  queryOptions({
    queryKey: queryKeys.appInfo,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/app', { signal })),
    staleTime: Infinity,
  });

/** The server's defaults; a test compares them. */
const DEFAULT_LIMITS: Schemas['AppLimitsDto'] = {
  activation_window_seconds: 1_200,
  max_quantity: 2,
  topup_minimum_cents: 11,
  topup_maximum_cents: 1_000_000,
  verification_code_seconds: 900,
};

export type Currency = Schemas['AppInfoDto']['currencies'][number];

export function useCurrencies(own: Currency): readonly Currency[] {
  return useQuery(appInfoQuery()).data?.currencies ?? [own];
}

export function useLimits(): Schemas['AppLimitsDto'] {
  return useQuery(appInfoQuery()).data?.limits ?? DEFAULT_LIMITS;
}
