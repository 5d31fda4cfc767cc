import { createFileRoute } from '@tanstack/react-router';
import { AlertsScreen } from '../../features/alerts/screens/alerts-screen';
import { loadTexts } from '../../shared/i18n/i18n';
import { shownAtOnce } from '../../shared/layout/screen-skeleton';
import { type ProductSearch, productSearch } from '../../shared/linked-product';

export const Route = createFileRoute('/_app/services_/alerts')({
  validateSearch: (search: ProductSearch) => search,
  loader: () => loadTexts('alerts'),
  ...shownAtOnce({ heading: 'headings.alerts', className: 'min-h-9' }),
  component: Alerts,
});

function Alerts() {
  return <AlertsScreen product={productSearch(Route.useSearch())} />;
}
