import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '../../../features/admin-users/screens/user-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/users/$id')({
  staticData: { permission: 'users.read' },
  loader: () => loadTexts('admin', 'admin-users'),
  component: User,
});

function User() {
  return <UserScreen id={Route.useParams().id} />;
}
