import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useMe } from './account';
import { chosenTeam, subscribeToWallet, type TeamWallet } from './wallet-choice';

/** Prefixes of all that is known of the account whose wallet pays. */
const OF_ACCOUNT = [
  'services',
  'user-transactions',
  'orders',
  'statement',
  'balance',
  'rates',
  'api-keys',
  'account-limits',
];

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
  const team = useSyncExternalStore(subscribeToWallet, chosenTeam);
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
    for (const family of OF_ACCOUNT) void queryClient.resetQueries({ queryKey: [family] });
  }, [queryClient, wallet]);
}
