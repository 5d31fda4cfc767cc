import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reportsSearch } from '../../features/admin-reports/rules/reports-search';
import { ReportsScreen } from '../../features/admin-reports/screens/reports-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: reportsSearch,
  staticData: { permission: 'reports.read' },
  loader: () => loadTexts('admin-reports'),
  component: Reports,
});

function Reports() {
  const { t } = useTranslation('admin-reports');
  const navigate = Route.useNavigate();
  return (
    <ReportsScreen
      title={t('title')}
      reports={[
        'revenue',
        'change',
        'topups',
        'delivery',
        'users',
        'sales',
        'refunds',
        'fiscal',
        'reconciliation',
      ]}
      hasClosings
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
      }
    />
  );
}
