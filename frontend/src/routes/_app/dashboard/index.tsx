import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DashboardScreen } from '../../../features/dashboard/screens/dashboard-screen';
import { useUserTransactions } from '../../../shared/activations/user-transactions';
import { loadTexts } from '../../../shared/i18n/i18n';
import { lazyAfterIdle } from '../../../shared/performance/lazy-after-idle';

export const Route = createFileRoute('/_app/dashboard/')({
  loader: () => loadTexts('dashboard'),
  component: Dashboard,
});

const AppPart = lazyAfterIdle(
  () => import('../../../features/pwa/components/dashboard-part').then(({ DashboardPart }) => DashboardPart),
  'pwa',
);

const LiveStrips = lazy(async () => {
  const [{ LiveStrips }] = await Promise.all([
    import('../../../features/in-use/components/live-strips'),
    loadTexts('in-use'),
  ]);
  return { default: LiveStrips };
});

function InUse() {
  const { data } = useUserTransactions();
  if (!data || data.active_transactions.length === 0) return null;
  return (
    <Suspense>
      <LiveStrips />
    </Suspense>
  );
}

function Dashboard() {
  return <DashboardScreen inUse={<InUse />} end={<AppPart />} />;
}
