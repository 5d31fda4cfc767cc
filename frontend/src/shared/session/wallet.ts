import type { Schemas } from '@torpedo/api-client';
import { useSyncExternalStore } from 'react';
import { useMe } from './account';
import { chosenTeam, type TeamWallet, walletListeners } from './wallet-choice';

interface Wallet {
  accountId: string;
  currency: Schemas['TeamDto']['currency'];
  /** Null while the own wallet pays. */
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
