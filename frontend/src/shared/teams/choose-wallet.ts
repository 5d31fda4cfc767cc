import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@torpedo/ui-kit';
import { hasCode, readError } from '@torpedo/api-client';
import { useLayoutEffect } from 'react';
import { api } from '../api/client';
import { i18n, loadTexts } from '../i18n/i18n';
import { forgetForAccount, rememberForAccount } from '../session/session-storage';
import { useWallet } from '../session/wallet';
import { chosenTeam, type TeamWallet, WALLET_NAME, walletListeners } from '../session/wallet-choice';

/** The query families whose answers do not depend on the wallet that pays. */
const KEPT = /^(me|teams|app-info|countries|sign-in-methods|sessions|push-state)$/;

/** The account whose wallet the cached answers belong to. */
let known = chosenTeam()?.account_id;

/** Drops the cached answers of another account's wallet before they are drawn. */
export function useForgetOtherWallet(): void {
  const queryClient = useQueryClient();
  const accountId = useWallet().team?.account_id;
  useLayoutEffect(() => {
    if (known === accountId) return;
    known = accountId;
    void queryClient.resetQueries({ predicate: ({ queryKey: [family] }) => !KEPT.test(String(family)) });
  }, [queryClient, accountId]);
}

/** Stores the choice of the signed-in account in this browser. */
export function chooseWallet(team: TeamWallet | null): void {
  if (team) rememberForAccount(WALLET_NAME, JSON.stringify(team));
  else forgetForAccount(WALLET_NAME);
  walletListeners.notify();
}

/** Switches back to the own wallet and says so. */
export async function loseTeam(): Promise<void> {
  const team = chosenTeam();
  if (!team) return;
  chooseWallet(null);
  await loadTexts('team');
  toast.info({ title: i18n.t('team:wallet.lost', { name: team.name }) });
}

/**
 * The paths of operations that act on the account whose wallet pays. All other operations know only the signed-in
 * account and refuse a member.
 */
const ON_THE_ACCOUNT =
  /^\/(batch|sms-activate)\/|^\/api\/v1\/(services|orders\/(my-orders|\{id\})$|sms\/|payments\/rates|users\/me\/(account|api-keys|limits)|wallets\/\{currency)/;

export const isOnPayingAccount = (path: string): boolean => ON_THE_ACCOUNT.test(path);

// The frame loads this module before it makes any call for a team's account.
api.use({
  onRequest({ request, schemaPath }) {
    const team = isOnPayingAccount(schemaPath) ? chosenTeam() : null;
    if (team) request.headers.set('X-Account', team.account_id);
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status !== 403 || !request.headers.has('X-Account')) return;
    if (hasCode(await readError(response.clone(), request.url), 'NOT_A_MEMBER')) void loseTeam();
  },
});
