import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../../features/dashboard/screens/dashboard-screen';
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

function Dashboard() {
  return <DashboardScreen end={<AppPart />} />;
}
