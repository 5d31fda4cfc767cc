import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { liveEffects } from '../app/live-effects';
import { useBalanceRefresh } from '../shared/balance/use-balance-refresh';
import { AppShell } from '../shared/layout/app-shell';
import { LiveUpdates } from '../shared/live/live-updates';
import { requireSession } from '../shared/session/session-guard';
import { requireTwoFactor } from '../shared/session/two-factor-guard';
import { useMe } from '../shared/session/use-me';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    await requireSession(queryClient, location.href);
    await requireTwoFactor(queryClient);
  },
  component: SignedIn,
});

function SignedIn() {
  const { id } = useMe();
  useBalanceRefresh();
  // A slow phone shows the frame first, and takes touches while it builds the screen.
  const isFramed = useDeferredValue(true, false);

  return (
    <LiveUpdates userId={id} effects={liveEffects}>
      <AppShell>{isFramed && <Outlet />}</AppShell>
    </LiveUpdates>
  );
}
