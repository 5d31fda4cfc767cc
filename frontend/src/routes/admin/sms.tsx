import { createFileRoute } from '@tanstack/react-router';
import { LiveOperationsScreen } from '../../features/admin-catalogue/screens/live-operations-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/sms')({
  staticData: { permission: 'providers.read' },
  loader: () => loadTexts('admin-catalogue', 'admin-orders'),
  component: LiveOperationsScreen,
});
