import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { csvAddress, listQuery } from '../../../shared/back-office/list/list-query';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Unread } from '../../../shared/back-office/unread';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AuditEntry } from '../rules/audit-search';
import { undoOf } from '../rules/restoration';
import { useAuditObject } from './audit-object';
import { AuditValue, FirstChange, firstField, useAuditText } from './audit-value';
import { useStaffName } from './use-staff-people';

/** How many records of an operation are shown below its row. */
const SHOWN_RECORDS = 4;
const PATH = '/api/v1/admin/audit';
const LINK = 'touch-target text-xs font-semibold text-link hover:underline';

interface AuditRecordsProps {
  entry: AuditEntry;
  onRestore: (record: AuditEntry, scope: 'one' | 'all') => void;
  mayRestore: (record: AuditEntry) => boolean;
}

/** What an operation changed in each object, the value of today, and a button to restore the old value. */
export function AuditRecords({ entry, onRestore, mayRestore }: AuditRecordsProps) {
  const { t } = useTranslation('admin-audit');
  const { locale } = useLanguage();
  const objectOf = useAuditObject();
  const nameOf = useStaffName();
  const textOf = useAuditText();
  const { request_id, records } = entry;
  const query = useQuery(
    listQuery(staffKeys.audit, PATH, { query: { request_id, per_page: SHOWN_RECORDS } }),
  );
  const isRestored = undoOf(entry) !== null && mayRestore(entry);
  const later = ({ changed_later }: AuditEntry) => changed_later && 'font-semibold text-waiting';

  function restoreText(record: AuditEntry): string {
    const field = firstField(record) ?? '';
    const value = record.before?.[field] == null ? undefined : textOf(record, field, record.before);
    return value === undefined ? t('restore.submit') : t('restore.value', { value });
  }

  // The margin is from the cost at that time. Old records have no cost, so they have no margin.
  function marginText(...facts: AuditEntry['before'][]): string {
    const [before, after] = facts.map((each) => each?.['margin_percent']);
    if (typeof after !== 'number') return '—';
    const percent = figureFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${typeof before === 'number' ? percent.format(before) : '—'} → ${percent.format(after)}%`;
  }

  if (!query.data) return <Unread query={query} className="h-24" />;
  return (
    <>
      <DataTable
        label={t('records')}
        className="overflow-x-auto rounded-control border border-border bg-surface-card"
        tableClassName="min-w-120"
        rows={query.data.rows}
        rowKey={({ id }) => id}
        columns={[
          {
            header: t('columns.object'),
            isName: true,
            cell: (record) => objectOf(record)?.name ?? t('nothing'),
          },
          { header: t('columns.change'), cell: (record) => <FirstChange entry={record} /> },
          ...(entry.action === 'product.change'
            ? [
                {
                  header: t('columns.margin'),
                  className: 'text-muted tabular-nums',
                  cell: ({ before, after }: AuditEntry) => marginText(before, after),
                },
              ]
            : []),
          {
            header: t('columns.today'),
            className: (record) => classNames('tabular-nums', later(record)),
            cell: (record) => (
              <AuditValue
                entry={record}
                field={firstField(record) ?? ''}
                facts={record.changed_later?.after ?? record.after}
              />
            ),
          },
          {
            header: t('columns.later'),
            className: (record) => classNames(later(record) ?? 'text-muted'),
            cell: ({ changed_later: change }) =>
              change
                ? t('laterBy', { person: nameOf(change.staff), time: formatMoment(change.at, locale) })
                : t('laterNo'),
          },
          {
            header: t('columns.restore'),
            isFigure: true,
            cell: (record) =>
              mayRestore(record) && (
                <button type="button" className={LINK} onClick={() => onRestore(record, 'one')}>
                  {restoreText(record)}
                </button>
              ),
          },
        ]}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {isRestored && (
          <SmallButton
            variant="outline"
            className="mr-auto"
            icon={<History aria-hidden />}
            onClick={() => onRestore(entry, 'all')}
          >
            {t('restore.all', { count: records, number: figureFormat().format(records) })}
          </SmallButton>
        )}
        <Link to="/admin/audit" search={{ request_id }} className={LINK}>
          {t('seeRecords', { count: records })}
        </Link>
        <SheetLink href={csvAddress(PATH, { request_id })} className={LINK}>
          {t('operationFile')}
        </SheetLink>
      </div>
    </>
  );
}
