import { createFileRoute } from '@tanstack/react-router';
import { countriesSearch } from '../../features/admin-catalogue/rules/products-search';
import { CountriesScreen } from '../../features/admin-catalogue/screens/countries-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/countries')({
  validateSearch: countriesSearch,
  staticData: { permission: 'catalogue.read' },
  loader: () => loadTexts('admin-catalogue'),
  component: Countries,
});

function Countries() {
  return <CountriesScreen search={Route.useSearch()} />;
}
