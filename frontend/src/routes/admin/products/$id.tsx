import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../features/admin-catalogue/screens/product-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/products/$id')({
  staticData: { permission: 'catalogue.read' },
  loader: () => loadTexts('admin-catalogue'),
  component: Product,
});

function Product() {
  return <ProductScreen id={Route.useParams().id} />;
}
