import { createFileRoute } from '@tanstack/react-router';
import { usersSearch } from '../../../features/admin-users/rules/users-search';
import { UsersScreen } from '../../../features/admin-users/screens/users-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/users/')({
  validateSearch: usersSearch,
  staticData: { permission: 'users.read' },
  loader: () => loadTexts('admin-users'),
  component: Users,
});

function Users() {
  return <UsersScreen search={Route.useSearch()} />;
}
