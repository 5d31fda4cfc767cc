import { createFileRoute } from '@tanstack/react-router';
import { productSearch } from '../../../features/admin-catalogue/rules/products-search';
import { ProductScreen } from '../../../features/admin-catalogue/screens/product-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/products/$id')({
  validateSearch: productSearch,
  staticData: { permission: 'catalogue.read' },
  loader: () => loadTexts('admin-catalogue'),
  component: Product,
});

function Product() {
  const navigate = Route.useNavigate();
  return (
    <ProductScreen
      id={Route.useParams().id}
      isPausing={Route.useSearch().act === 'pause'}
      onPauseEnd={() => void navigate({ search: {}, replace: true })}
    />
  );
}
