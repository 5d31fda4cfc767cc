import { createFileRoute } from '@tanstack/react-router';
import { Skeleton } from '@torpedo/ui-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { DashboardScreen } from '../../../features/dashboard/screens/dashboard-screen';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { loadTexts } from '../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../shared/layout/screen-skeleton';
import { lazyAfterIdle } from '../../../shared/performance/lazy-after-idle';
import { rememberedForAccount } from '../../../shared/session/session-storage';

export const Route = createFileRoute('/_app/dashboard/')({
  loader: () => loadTexts('dashboard'),
  ...shownAtOnce({ heading: 'places.home.long', className: 'sr-only' }),
  component: Dashboard,
});

const AppPart = lazyAfterIdle(() => import('../../../features/pwa/components/dashboard-part'), 'pwa');

const loadStrips = () =>
  Promise.all([import('../../../features/in-use/components/live-strips'), loadTexts('in-use')]);

/** Placeholders for the tickets of the last visit, until the last of these expires. */
function ticketsToCome() {
  const [until, ...kinds] = rememberedForAccount('tickets')?.split(' ') ?? [];
  return (
    Number(until) > Date.now() && kinds.map((kind, place) => <Skeleton key={place} data-to-come={kind} />)
  );
}

function Dashboard() {
  const { data, isPending } = useUserTransactions();
  // Read only once, because another tab may store others meanwhile.
  const [toCome] = useState(ticketsToCome);
  const isUsing = data !== undefined && data.active_transactions.length > 0;
  const [LiveStrips, setStrips] = useState<ComponentType | null>();
  useEffect(() => {
    if (!isUsing) return;
    loadStrips().then(
      ([{ LiveStrips: Strips }]) => setStrips(() => Strips),
      () => setStrips(null),
    );
  }, [isUsing]);
  const isInUseKnown = isUsing ? LiveStrips !== undefined : !isPending;
  return (
    <DashboardScreen
      inUse={isInUseKnown ? isUsing && LiveStrips && <LiveStrips /> : toCome}
      isInUseKnown={isInUseKnown}
      end={<AppPart />}
    />
  );
}
