import { createFileRoute } from '@tanstack/react-router';
import { type StatementSearch, statementSearch } from '../../../features/statement/rules/statement-filter';
import { StatementScreen } from '../../../features/statement/screens/statement-screen';
import { loadTexts } from '../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../shared/layout/screen-skeleton';

export const Route = createFileRoute('/_app/dashboard/statement')({
  // The component parses the search parameters, to keep the first load small.
  validateSearch: (search: StatementSearch) => search,
  loader: () => loadTexts('statement'),
  ...shownAtOnce({ heading: 'places.statement.long', className: 'max-md:min-h-11 max-md:pl-10 md:mt-8' }),
  component: Statement,
});

function Statement() {
  const search = statementSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <StatementScreen
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
      }
    />
  );
}
