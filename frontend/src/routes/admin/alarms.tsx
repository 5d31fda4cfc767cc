import { createFileRoute } from '@tanstack/react-router';
import { alarmsSearch } from '../../features/admin-alarms/rules/alarms-search';
import { AlarmsScreen } from '../../features/admin-alarms/screens/alarms-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/alarms')({
  validateSearch: alarmsSearch,
  staticData: { permission: 'alarms.read' },
  loader: () => loadTexts('admin-alarms'),
  component: Alarms,
});

function Alarms() {
  return <AlarmsScreen search={Route.useSearch()} />;
}
