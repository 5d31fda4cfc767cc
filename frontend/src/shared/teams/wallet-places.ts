import type { TeamWallet } from '../session/wallet-choice';

type Member = Pick<TeamWallet, 'role'>;

const OF_PAYERS = /^\/dashboard\/balance/;
const OF_BUYERS = /^\/(services|dashboard\/(orders|products)|dashboard\/?$)/;

/** The right that a member lacks for a screen; undefined where the screen is open. */
export function closedToMember(pathname: string, { role }: Member): 'balance' | 'numbers' | undefined {
  if (OF_PAYERS.test(pathname)) return 'balance';
  return role === 'viewer' && OF_BUYERS.test(pathname) ? 'numbers' : undefined;
}

/** Where a switch to another wallet leads; undefined where the current screen works with it, too. */
export function placeAfterSwitch(
  pathname: string,
  team: Member | null,
): '/dashboard/statement' | '/dashboard/orders' | undefined {
  if (team && closedToMember(pathname, team)) return '/dashboard/statement';
  // An order belongs to one wallet only.
  return pathname.startsWith('/dashboard/orders/') ? '/dashboard/orders' : undefined;
}
