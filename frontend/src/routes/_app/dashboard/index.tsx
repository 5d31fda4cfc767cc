import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../../features/dashboard/screens/dashboard-screen';
import { loadTexts } from '../../../shared/i18n/load-texts';

export const Route = createFileRoute('/_app/dashboard/')({
  loader: () => loadTexts('dashboard'),
  component: DashboardScreen,
});
