import { createFileRoute } from '@tanstack/react-router';
import { AlarmsCard } from '../../features/admin-overview/components/alarms-card';
import { PlaceTiles } from '../../features/admin-frame/components/place-tiles';
import { AdminOverviewScreen } from '../../features/admin-overview/screens/admin-overview-screen';
import { useMay } from '../../shared/back-office/staff-rights';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/')({
  staticData: { permission: 'overview.read' },
  loader: () => loadTexts('admin'),
  component: Overview,
});

function Overview() {
  const may = useMay();
  return <AdminOverviewScreen alarms={may('alarms.read') && <AlarmsCard />} end={<PlaceTiles />} />;
}
