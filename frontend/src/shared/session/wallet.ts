import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useMe } from './account';
import { chosenTeam, type TeamWallet, walletListeners } from './wallet-choice';

/** Families of answers that are the same whoever's wallet pays. */
const KEPT = /^(me|teams|app-info|countries|sign-in-methods|sessions|push-state)$/;

interface Wallet {
  accountId: string;
  currency: Schemas['TeamDto']['currency'];
  /** Null where the own wallet pays. */
  team: TeamWallet | null;
  canBuy: boolean;
}

/** The account whose wallet pays. */
export function useWallet(): Wallet {
  const { id, preferred_currency } = useMe();
  const team = useSyncExternalStore(walletListeners.subscribe, chosenTeam);
  return {
    accountId: team?.account_id ?? id,
    currency: team?.currency ?? preferred_currency,
    team,
    canBuy: team?.role !== 'viewer',
  };
}

/** What is known of another account's wallet is forgotten before it is drawn. */
export function useForgetOtherWallet(queryClient: QueryClient, wallet: string): void {
  const known = useRef(wallet);
  useLayoutEffect(() => {
    if (known.current === wallet) return;
    known.current = wallet;
    void queryClient.resetQueries({ predicate: ({ queryKey: [family] }) => !KEPT.test(String(family)) });
  }, [queryClient, wallet]);
}
