import { createFileRoute } from '@tanstack/react-router';
import { CategoriesScreen } from '../../../features/admin-catalogue/screens/categories-screen';
import { loadTexts } from '../../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/products/categories')({
  staticData: { permission: 'catalogue.read' },
  loader: () => loadTexts('admin-catalogue'),
  component: CategoriesScreen,
});
