import type { TeamWallet } from '../session/wallet-choice';

/** Where somebody goes who switched to another wallet; undefined where the screen is good for it, too. */
export function placeAfterSwitch(
  pathname: string,
  team: Pick<TeamWallet, 'role'> | null,
): '/dashboard' | '/dashboard/statement' | '/dashboard/orders' | undefined {
  const isOwnBusiness = /^\/(profile|team|help)/.test(pathname);
  if (isOwnBusiness) return undefined;
  if (team?.role === 'viewer') return '/dashboard/statement';
  if (team && pathname.startsWith('/dashboard/balance')) return '/dashboard/statement';
  // An order belongs to one of the wallets.
  return pathname.startsWith('/dashboard/orders/') ? '/dashboard/orders' : undefined;
}
