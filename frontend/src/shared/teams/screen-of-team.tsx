import { Outlet, useLocation } from '@tanstack/react-router';
import type { TeamWallet } from '../session/wallet-choice';
import { lazyAfterIdle } from '../performance/lazy-after-idle';
import { useForgetOtherWallet } from './choose-wallet';

const ClosedScreen = lazyAfterIdle(() => import('./closed-screen'), 'team', 0);

/** Screens for which a member may lack the right, by how their address begins. */
const OF_BUYERS = /^\/(services|dashboard\/(orders|products)|dashboard\/?$)/;
const OF_PAYERS = /^\/dashboard\/balance/;

export default function ScreenOfTeam({ team }: { team: TeamWallet }) {
  useForgetOtherWallet();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (OF_PAYERS.test(pathname)) return <ClosedScreen closed="balance" team={team} />;
  if (team.role === 'viewer' && OF_BUYERS.test(pathname))
    return <ClosedScreen closed="numbers" team={team} />;
  return <Outlet />;
}
