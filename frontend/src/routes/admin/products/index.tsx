import { createFileRoute } from '@tanstack/react-router';
import { productsSearch } from '../../../features/admin-catalogue/rules/products-search';
import { ProductsScreen } from '../../../features/admin-catalogue/screens/products-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/products/')({
  validateSearch: productsSearch,
  staticData: { permission: 'catalogue.read' },
  loader: () => loadTexts('admin-catalogue'),
  component: Products,
});

function Products() {
  return <ProductsScreen search={Route.useSearch()} />;
}
