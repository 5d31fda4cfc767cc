import type { Schemas } from '@torpedo/api-client';
import { createListeners } from '../listeners';
import { rememberedForAccount } from './session-storage';

export const WALLET_NAME = 'wallet';

export const walletListeners = createListeners('torpedo.account.wallet');

/** Somebody else's team, whose wallet pays in this browser. */
export type TeamWallet = Schemas['TeamDto'] & { role: Schemas['MemberRoleDto'] };

let read: { text: string | null; team: TeamWallet | null } = { text: null, team: null };

/** The account's choice in this browser; null while its own wallet pays. The same object until it changes. */
export function chosenTeam(): TeamWallet | null {
  const text = rememberedForAccount(WALLET_NAME);
  if (text !== read.text) read = { text, team: text === null ? null : (JSON.parse(text) as TeamWallet) };
  return read.team;
}
