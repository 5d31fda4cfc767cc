import { createFileRoute } from '@tanstack/react-router';
import { auditSearch } from '../../features/admin-audit/rules/audit-search';
import { AuditScreen } from '../../features/admin-audit/screens/audit-screen';
import { loadTexts } from '../../shared/i18n/i18n';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: auditSearch,
  staticData: { permission: 'audit.read' },
  loader: () => loadTexts('admin', 'admin-audit', 'admin-settings'),
  component: Audit,
});

function Audit() {
  return <AuditScreen search={Route.useSearch()} />;
}
