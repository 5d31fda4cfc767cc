import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { appInfoQuery } from './app-info';

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
