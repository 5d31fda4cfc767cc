import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../shared/back-office/list/list-search';
import { useCounts } from '../../../shared/back-office/list/view-counts';
import { figureFormat } from '../../../shared/format/figure-format';
import type { AuditSearch } from '../rules/audit-search';

/** How many operations and how many records the filter finds. Above 10,000 both are estimates. */
export function AuditSum({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const filters = filtersOf(search);
  const [operations, records] = useCounts('/api/v1/admin/audit', [{ ...filters, operations: true }, filters]);
  // A search finds single records, so there is no count of operations.
  if (search.search || operations === undefined || records === undefined) return null;
  const format = figureFormat();
  return [
    t('sum.operations', { count: operations, number: format.format(operations) }),
    t('sum.records', { count: records, number: format.format(records) }),
  ].join(', ');
}
