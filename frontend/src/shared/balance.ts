import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './api/client';
import { createListeners } from './listeners';
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

const storageKey = 'torpedo.balance_hidden';
const listeners = createListeners(storageKey);
const isHidden = () => localStorage.getItem(storageKey) === 'true';

export function useBalanceHidden(): boolean {
  return useSyncExternalStore(listeners.subscribe, isHidden);
}

export function rememberBalanceHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(storageKey, 'true');
  else localStorage.removeItem(storageKey);
  listeners.notify();
}

export const balanceEffects: LiveEffects = {
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.balance.all, queryKeys.statement.all),
};
