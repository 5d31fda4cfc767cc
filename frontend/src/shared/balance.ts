import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './api/client';
import { createListeners } from './listeners';
import type { LiveEffects } from './live/live-effects';
import { invalidate, queryKeys } from './query-keys';
import { useMe } from './session/account';

export type Currency = Schemas['MeDto']['preferred_currency'];

/** What the wallet of one currency holds. */
export const balanceQuery = (currency: Currency) =>
  queryOptions({
    queryKey: queryKeys.balance.in(currency),
    meta: { keptOffline: true, showsAge: true },
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/wallets/{currency}/balance', { params: { path: { currency } }, signal })),
  });

/** The wallet that the signed-in person pays from. */
export function useBalance() {
  const { preferred_currency: currency } = useMe();
  return { currency, ...useQuery(balanceQuery(currency)) };
}

const refreshing = ['purchase-success', 'sms-number-received'] as const;

/** Reads the balance again whenever the window hears of a purchase or of a message. */
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

/** Whether the reader keeps their balance from other eyes, on this device. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(listeners.subscribe, isHidden);
}

export function rememberBalanceHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(storageKey, 'true');
  else localStorage.removeItem(storageKey);
  listeners.notify();
}

/** Movements of money reach every figure on the screen. */
export const balanceEffects: LiveEffects = {
  balance_changed: (queryClient) => invalidate(queryClient, queryKeys.balance.all, queryKeys.statement.all),
};
