import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate, queryKeys } from '../query-keys';

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
