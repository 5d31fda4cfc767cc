import type { TeamWallet } from '../session/wallet-choice';

type Member = Pick<TeamWallet, 'role'>;

const OF_PAYERS = /^\/dashboard\/balance/;
const OF_BUYERS = /^\/(services|dashboard\/(orders|products)|dashboard\/?$)/;

/** What a member lacks the right for on a screen; undefined where it is open. */
export function closedToMember(pathname: string, { role }: Member): 'balance' | 'numbers' | undefined {
  if (OF_PAYERS.test(pathname)) return 'balance';
  return role === 'viewer' && OF_BUYERS.test(pathname) ? 'numbers' : undefined;
}

/** Where somebody goes who switched to another wallet; undefined where the screen is good for it, too. */
export function placeAfterSwitch(
  pathname: string,
  team: Member | null,
): '/dashboard/statement' | '/dashboard/orders' | undefined {
  if (team && closedToMember(pathname, team)) return '/dashboard/statement';
  // An order belongs to one of the wallets.
  return pathname.startsWith('/dashboard/orders/') ? '/dashboard/orders' : undefined;
}
