import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { useEffect } from 'react';
import { api } from './api/client';
import type { LiveEffects } from './live/live-effects';
import { invalidate, queryKeys } from './query-keys';
import { useWallet } from './session/wallet';

export type Currency = Schemas['MeDto']['preferred_currency'];

export const balanceQuery = (currency: Currency) =>
  queryOptions({
    queryKey: queryKeys.balance.in(currency),
    meta: { keptOffline: true, showsAge: true },
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/wallets/{currency}/balance', { params: { path: { currency } }, signal })),
  });

export function useBalance() {
  const { currency } = useWallet();
  return { currency, ...useQuery(balanceQuery(currency)) };
}

const refreshing = ['purchase-success', 'sms-number-received'] as const;

export function useBalanceRefresh(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const refresh = () => invalidate(queryClient, queryKeys.balance.all);
    for (const name of refreshing) window.addEventListener(name, refresh);
    return () => {
      for (const name of refreshing) window.removeEventListener(name, refresh);
    };
  }, [queryClient]);
}

export const balanceEffects: LiveEffects = {
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.balance.all, queryKeys.statement.all),
};
