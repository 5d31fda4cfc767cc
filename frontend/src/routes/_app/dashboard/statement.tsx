import { createFileRoute } from '@tanstack/react-router';
import { isMonth, STATEMENT_TYPES } from '../../../features/statement/rules/statement-filter';
import { StatementScreen, type StatementSearch } from '../../../features/statement/screens/statement-screen';
import { loadTexts } from '../../../shared/i18n/i18n';
import { shownAtOnce } from '../../../shared/layout/screen-skeleton';

const CURRENCIES = ['BRL', 'USD', 'EUR'] as const;

export const Route = createFileRoute('/_app/dashboard/statement')({
  validateSearch: ({ type, month, currency }: Record<string, unknown>): StatementSearch => ({
    type: STATEMENT_TYPES.find((each) => each !== 'all' && each === type),
    month: isMonth(month) ? month : undefined,
    currency: CURRENCIES.find((each) => each === currency),
  }),
  loader: () => loadTexts('statement'),
  ...shownAtOnce({ heading: 'headings.statement', className: 'max-md:min-h-11 max-md:pl-10 md:mt-8' }),
  component: Statement,
});

function Statement() {
  const search = Route.useSearch();
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
