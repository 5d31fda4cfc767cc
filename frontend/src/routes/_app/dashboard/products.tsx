import { createFileRoute } from '@tanstack/react-router';
import { ProductsScreen } from '../../../features/products/screens/products-screen';
import { loadTexts } from '../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/dashboard/products')({
  loader: () => loadTexts('products'),
  ...shownAtOnce({ heading: 'headings.products' }),
  component: ProductsScreen,
});
