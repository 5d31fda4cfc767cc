import { createFileRoute } from '@tanstack/react-router';
import { TopupScreen } from '../../../features/admin-orders/screens/topup-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/topups/$id')({
  staticData: { permission: 'topups.read' },
  loader: () => loadTexts('admin-orders'),
  component: Screen,
});

function Screen() {
  return <TopupScreen id={Route.useParams().id} />;
}
