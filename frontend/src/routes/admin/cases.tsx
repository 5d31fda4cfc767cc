import { createFileRoute } from '@tanstack/react-router';
import { casesSearch } from '../../features/admin-cases/rules/cases-search';
import { CasesScreen } from '../../features/admin-cases/screens/cases-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/cases')({
  validateSearch: casesSearch,
  staticData: { permission: 'cases.read' },
  loader: () => loadTexts('admin-cases'),
  component: Cases,
});

function Cases() {
  return <CasesScreen search={Route.useSearch()} />;
}
