import { createFileRoute } from '@tanstack/react-router';
import { topupsSearch } from '../../../features/admin-orders/rules/orders-search';
import { TopupsScreen } from '../../../features/admin-orders/screens/topups-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/topups/')({
  validateSearch: topupsSearch,
  staticData: { permission: 'topups.read' },
  loader: () => loadTexts('admin-orders'),
  component: Screen,
});

function Screen() {
  return <TopupsScreen search={Route.useSearch()} />;
}
