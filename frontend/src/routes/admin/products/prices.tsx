import { createFileRoute } from '@tanstack/react-router';
import { bulkPricesSearch } from '../../../features/admin-catalogue/rules/products-search';
import { BulkPricesScreen } from '../../../features/admin-catalogue/screens/bulk-prices-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/products/prices')({
  validateSearch: bulkPricesSearch,
  staticData: { permission: 'catalogue.change' },
  loader: () => loadTexts('admin-catalogue'),
  component: BulkPrices,
});

function BulkPrices() {
  return <BulkPricesScreen search={Route.useSearch()} />;
}
