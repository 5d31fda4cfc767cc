import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsScreen } from '../../../features/admin-users/screens/adjustments-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/users/adjustments')({
  staticData: { permission: 'balances.change' },
  loader: () => loadTexts('admin-users'),
  component: AdjustmentsScreen,
});
