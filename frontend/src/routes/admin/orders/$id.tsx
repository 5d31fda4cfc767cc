import { createFileRoute } from '@tanstack/react-router';
import { orderSearch } from '../../../features/admin-orders/rules/orders-search';
import { OrderScreen } from '../../../features/admin-orders/screens/order-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: orderSearch,
  staticData: { permission: 'orders.read' },
  loader: () => loadTexts('admin-orders'),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <OrderScreen
      id={Route.useParams().id}
      act={Route.useSearch().act}
      onActEnd={() => void navigate({ search: {}, replace: true })}
    />
  );
}
