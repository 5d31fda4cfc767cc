import { createFileRoute } from '@tanstack/react-router';
import { AlarmsCard } from '../../features/admin-alarms/components/alarms-card';
import { PlaceTiles } from '../../features/admin-frame/components/place-tiles';
import { overviewSearch } from '../../features/admin-overview/rules/overview-search';
import { AdminOverviewScreen } from '../../features/admin-overview/screens/admin-overview-screen';
import { useMay } from '../../shared/back-office/staff-rights';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/')({
  validateSearch: overviewSearch,
  staticData: { permission: 'overview.read' },
  loader: () => loadTexts('admin'),
  component: Overview,
});

function Overview() {
  const may = useMay();
  const navigate = Route.useNavigate();
  return (
    <AdminOverviewScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      alarms={may('alarms.read') && <AlarmsCard />}
      end={<PlaceTiles />}
    />
  );
}
