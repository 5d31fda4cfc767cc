import { createFileRoute } from '@tanstack/react-router';
import { userSearch } from '../../../features/admin-users/rules/users-search';
import { UserScreen } from '../../../features/admin-users/screens/user-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/users/$id')({
  validateSearch: userSearch,
  staticData: { permission: 'users.read' },
  loader: () => loadTexts('admin', 'admin-orders', 'admin-users'),
  component: User,
});

function User() {
  const navigate = Route.useNavigate();
  return (
    <UserScreen
      id={Route.useParams().id}
      act={Route.useSearch().act}
      onActEnd={() => void navigate({ search: {}, replace: true })}
    />
  );
}
