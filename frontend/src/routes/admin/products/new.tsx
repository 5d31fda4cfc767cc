import { createFileRoute } from '@tanstack/react-router';
import { NewProductScreen } from '../../../features/admin-catalogue/screens/new-product-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/products/new')({
  staticData: { permission: 'catalogue.change' },
  loader: () => loadTexts('admin-catalogue'),
  component: NewProductScreen,
});
