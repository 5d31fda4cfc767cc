import type { Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { createListeners } from '../listeners';
import { forgetForAccount, rememberedForAccount, rememberForAccount } from './session-storage';

const NAME = 'wallet';

const listeners = createListeners(`torpedo.account.${NAME}`);

/** A team of somebody else, whose wallet pays here. */
export type TeamWallet = Schemas['TeamDto'] & { role: Schemas['MemberRoleDto'] };

let read: { text: string | null; team: TeamWallet | null } = { text: null, team: null };

/** Null while the own wallet pays. The same object until it changes. */
export function chosenTeam(): TeamWallet | null {
  const text = rememberedForAccount(NAME);
  if (text !== read.text) read = { text, team: text === null ? null : (JSON.parse(text) as TeamWallet) };
  return read.team;
}

/** Of the signed-in account, in this browser. */
export function chooseWallet(team: TeamWallet | null): void {
  if (team) rememberForAccount(NAME, JSON.stringify(team));
  else forgetForAccount(NAME);
  listeners.notify();
}

export const subscribeToWallet = listeners.subscribe;

/**
 * Operations that act on the account whose wallet pays, by their path in the API's document; others know the signed-in
 * account alone and refuse a member.
 */
const ON_THE_ACCOUNT =
  /^\/(batch|sms-activate)\/|^\/api\/v1\/(services|orders\/(my-orders|\{id\})$|sms\/|payments\/rates|users\/me\/(api-keys|limits)|wallets\/\{currency)/;

export const isOnPayingAccount = (path: string): boolean => ON_THE_ACCOUNT.test(path);

// Loaded with the frame: before it nothing is asked of an account.
api.use({
  onRequest({ request, schemaPath }) {
    const team = isOnPayingAccount(schemaPath) ? chosenTeam() : null;
    if (team) request.headers.set('X-Account', team.account_id);
    return request;
  },
});
