import { createFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '../../../../features/orders/screens/order-screen';
import { loadTexts } from '../../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/dashboard/orders/$id')({
  loader: () => loadTexts('orders', 'cases'),
  ...shownAtOnce({}),
  component: Order,
});

function Order() {
  return <OrderScreen id={Route.useParams().id} />;
}
