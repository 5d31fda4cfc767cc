import { createFileRoute } from '@tanstack/react-router';
import { countriesSearch } from '../../features/admin-catalogue/rules/countries-search';
import { CountriesScreen } from '../../features/admin-catalogue/screens/countries-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/countries')({
  validateSearch: countriesSearch,
  staticData: { permission: 'catalogue.read' },
  loader: () => loadTexts('admin-catalogue'),
  component: Countries,
});

function Countries() {
  const navigate = Route.useNavigate();
  return (
    <CountriesScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
      }
    />
  );
}
