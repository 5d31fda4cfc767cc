import { createFileRoute } from '@tanstack/react-router';
import { statusSearch } from '../../features/admin-status/rules/status-search';
import { PublicStatusScreen } from '../../features/admin-status/screens/public-status-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/status')({
  validateSearch: statusSearch,
  staticData: { permission: 'incidents.read' },
  loader: () => loadTexts('admin-status', 'status'),
  component: PublicStatus,
});

function PublicStatus() {
  return <PublicStatusScreen search={Route.useSearch()} />;
}
