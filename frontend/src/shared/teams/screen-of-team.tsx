import { Outlet, useLocation } from '@tanstack/react-router';
import type { TeamWallet } from '../session/wallet-choice';
import { lazyAfterIdle } from '../performance/lazy-after-idle';
import { useForgetOtherWallet } from './choose-wallet';
import { closedToMember } from './wallet-places';

const ClosedScreen = lazyAfterIdle(() => import('./closed-screen'), 'team', 0);

export default function ScreenOfTeam({ team }: { team: TeamWallet }) {
  useForgetOtherWallet();
  const pathname = useLocation({ select: (location) => location.pathname });
  const closed = closedToMember(pathname, team);
  return closed ? <ClosedScreen closed={closed} team={team} /> : <Outlet />;
}
