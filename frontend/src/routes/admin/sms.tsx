import { createFileRoute } from '@tanstack/react-router';
import { liveSearch } from '../../features/admin-catalogue/rules/products-search';
import { LiveOperationsScreen } from '../../features/admin-catalogue/screens/live-operations-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/sms')({
  validateSearch: liveSearch,
  staticData: { permission: 'providers.read' },
  loader: () => loadTexts('admin-catalogue', 'admin-orders'),
  component: Live,
});

function Live() {
  const navigate = Route.useNavigate();
  return (
    <LiveOperationsScreen
      pausing={Route.useSearch().pause}
      onPauseEnd={() => void navigate({ search: {}, replace: true })}
    />
  );
}
