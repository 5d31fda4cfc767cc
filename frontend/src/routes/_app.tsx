import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useBalanceRefresh } from '../shared/balance';
import { AppShell } from '../shared/layout/app-shell';
import { BareScreen } from '../shared/layout/bare-screen';
import { lazyAfterIdle, useDeferredMount } from '../shared/performance/lazy-after-idle';
import { LiveUpdates } from '../shared/live/live-updates';
import { requireSession } from '../shared/session/guards';
import { useMe } from '../shared/session/account';
import { readAccessToken, rememberedForAccount, rememberForAccount } from '../shared/session/session-storage';
import { useWallet } from '../shared/session/wallet';

const loadScreenOfTeam = () => import('../shared/teams/screen-of-team');

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location, matches }) => {
    const isOpen = matches.some(({ staticData }) => staticData.isOpenToVisitors);
    if (isOpen && readAccessToken() === null) return { isVisitor: true };
    await requireSession(queryClient, location.href);
    if (rememberedForAccount('wallet')) await loadScreenOfTeam();
    return { isVisitor: false };
  },
  component: Frame,
});

/** The help is the only screen that is open to visitors. */
const VisitorActions = lazy(() => import('../features/help/components/visitor-actions'));

const loadEffects = async () => (await import('../app/live-effects')).liveEffects;

const AppCompanion = lazyAfterIdle(() => import('../features/pwa/components/app-companion'), 'pwa');

const CodeBar = lazyAfterIdle(() => import('../features/in-use/components/code-bar'), 'in-use');

/** The frame stays until the next screen, so that the end of a session does not replace it. */
function Frame() {
  const { isVisitor } = Route.useRouteContext();
  if (!isVisitor) return <SignedIn />;
  return (
    <BareScreen
      className="content-start"
      actions={
        <Suspense>
          <VisitorActions />
        </Suspense>
      }
    >
      <Outlet />
    </BareScreen>
  );
}

function SignedIn() {
  const { id, preferred_currency: currency } = useMe();
  // app/first-calls.js reads it.
  useEffect(() => rememberForAccount('owner', `${id} ${currency}`), [id, currency]);
  const { accountId, canBuy } = useWallet();
  useBalanceRefresh();
  const isBegun = useDeferredMount();
  if (!isBegun) return null;

  return (
    <LiveUpdates userId={canBuy ? accountId : undefined} loadEffects={loadEffects}>
      <AppShell>
        <AppCompanion />
        <Screen />
        {canBuy && <CodeBar />}
      </AppShell>
    </LiveUpdates>
  );
}

const ScreenOfTeam = lazyAfterIdle(loadScreenOfTeam, 'team', 0);

function Screen() {
  const { team } = useWallet();
  const isMounted = useDeferredMount();
  if (!isMounted) return null;
  return team ? <ScreenOfTeam team={team} /> : <Outlet />;
}
