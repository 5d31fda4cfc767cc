import { createFileRoute } from '@tanstack/react-router';
import { AdminOverviewScreen } from '../../features/admin-overview/screens/admin-overview-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/')({
  staticData: { permission: 'overview.read' },
  loader: () => loadTexts('admin'),
  component: AdminOverviewScreen,
});
