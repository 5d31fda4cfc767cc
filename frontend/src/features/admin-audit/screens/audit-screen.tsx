import { type Schemas, STAFF_ACTIONS, type StaffAction } from '@torpedo/api-client';
import { useNavigate } from '@tanstack/react-router';
import { MenuItem } from '@torpedo/ui-kit';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { useCountedViews, useCounts } from '../../../shared/back-office/list/view-counts';
import { RowTime } from '../../../shared/back-office/row-time';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useMay } from '../../../shared/back-office/staff-rights';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { AuditDetail } from '../components/audit-detail';
import { AuditWhat, useAuditObject } from '../components/audit-object';
import { useStaffPeople } from '../components/use-staff-people';
import { AuditStaff, FirstChange, StaffInitials } from '../components/audit-value';
import { RestoreAll, RestoreOne } from '../components/restore-dialog';
import type { AuditEntry, AuditSearch } from '../rules/audit-search';
import { restorationOf, undoOf } from '../rules/restoration';
import { filtersOf } from '../../../shared/back-office/list/list-search';

/** How many operations and how many records the filter finds. Above 10,000 both are estimates. */
function AuditSum({ search }: { search: AuditSearch }) {
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

const RESTORE_NEEDS: Partial<Record<AuditEntry['entity_type'], Schemas['StaffPermission']>> = {
  setting: 'settings.change',
  provider: 'providers.change',
};

const PATH = '/api/v1/admin/audit';

const ACTIONS = Object.keys(STAFF_ACTIONS) as StaffAction[];

export function AuditScreen({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  const { locale } = useLanguage();
  const [restored, setRestored] = useState<{ entry: AuditEntry; scope: 'one' | 'all' } | null>(null);
  const may = useMay();
  const navigate = useNavigate();
  const staff = useStaffPeople();
  const objectOf = useAuditObject();
  // A list of one operation or of one customer shows single records.
  const isWhole = search.request_id !== undefined || search.user_id !== undefined;
  const isAll = ({ records }: AuditEntry) => records > 1 && !isWhole;
  const linkOf = (entry: AuditEntry) =>
    isAll(entry)
      ? ({ to: '/admin/audit', search: { request_id: entry.request_id } } as const)
      : objectOf(entry)?.link;
  const mayRestore = (entry: AuditEntry) =>
    (isAll(entry) ? undoOf(entry) : restorationOf(entry)) !== null &&
    may(RESTORE_NEEDS[entry.entity_type] ?? 'catalogue.change');
  const restore = (entry: AuditEntry, scope: 'one' | 'all' = isAll(entry) ? 'all' : 'one') =>
    setRestored({ entry, scope });
  const Restore = restored?.scope === 'all' ? RestoreAll : RestoreOne;
  return (
    <ListScreen
      list="audit"
      title={t('title')}
      path={PATH}
      family={staffKeys.audit}
      search={{ ...search, action: search.action as AuditEntry['action'] | undefined }}
      rowName={({ action, at }) =>
        t('entry', { action: overview(`activity.actions.${action}`), time: formatMoment(at, locale) })
      }
      detail={(entry) => (
        <AuditDetail entry={entry} isAll={isAll(entry)} onRestore={restore} mayRestore={mayRestore} />
      )}
      isQuietDetail={(entry) => !isAll(entry)}
      rowActions={(entry) =>
        mayRestore(entry) && <MenuItem onSelect={() => restore(entry)}>{t('restore.action')}</MenuItem>
      }
      rowButtons={(entry) =>
        mayRestore(entry) && (
          <SmallButton variant="outline" icon={<History aria-hidden />} onClick={() => restore(entry)}>
            {isAll(entry)
              ? t('restore.all', { count: entry.records, number: figureFormat().format(entry.records) })
              : t('restore.action')}
          </SmallButton>
        )
      }
      rowKeys={[
        {
          keys: 'enter',
          label: t('goToObject'),
          run: (entry) => {
            const link = linkOf(entry);
            if (link) void navigate(link);
          },
        },
        { keys: 'z', label: t('restore.action'), run: (entry) => mayRestore(entry) && restore(entry) },
      ]}
      fixed={isWhole ? {} : { operations: true }}
      defaultSort={{ column: 'at', direction: 'desc' }}
      columns={[
        {
          id: 'at',
          header: t('columns.at'),
          width: 98,
          sort: 'at',
          isName: true,
          cell: ({ at }) => (
            <span className="font-normal">
              <RowTime at={at} />
            </span>
          ),
        },
        {
          id: 'staff',
          header: t('columns.staff'),
          width: 112,
          givesWay: 3,
          wraps: true,
          cell: (entry) => <AuditStaff entry={entry} />,
          narrow: { width: 60, cell: (entry) => <StaffInitials entry={entry} /> },
        },
        {
          id: 'action',
          header: t('columns.action'),
          wraps: true,
          cell: (entry) => <AuditWhat entry={entry} isAll={isAll(entry)} />,
        },
        {
          id: 'change',
          width: 212,
          header: t('columns.change'),
          wraps: true,
          cell: (entry) =>
            isAll(entry) ? <span className="text-muted">{t('inEach')}</span> : <FirstChange entry={entry} />,
        },
        {
          id: 'reason',
          width: 276,
          givesWay: 2,
          header: t('columns.reason'),
          cell: ({ reason }) => reason ?? t('nothing'),
        },
        {
          id: 'client',
          width: 180,
          givesWay: 0,
          header: t('columns.client'),
          isExtra: true,
          cell: ({ client, ip_address: address }) => [client, address].filter(Boolean).join(' · '),
        },
      ]}
      card={(entry) => ({
        title: <AuditWhat entry={entry} isAll={isAll(entry)} isPlain />,
        isWholeTitle: true,
        subtitle: (
          <>
            {formatMoment(entry.at, locale)} · <AuditStaff entry={entry} />
          </>
        ),
        note: entry.reason,
      })}
      searchLabel={t('search')}
      summary={!isWhole && <AuditSum search={search} />}
      filters={[
        { name: 'from', label: t('filters.from'), kind: 'day' },
        { name: 'to', label: t('filters.to'), kind: 'day' },
        { name: 'request_id', label: t('filters.operation'), kind: 'text' },
        { name: 'user_id', label: t('filters.userId'), kind: 'text' },
        choiceFilter(
          'staff_id',
          t('filters.staff'),
          staff.map(({ id }) => id),
          (id) => staff.find((person) => person.id === id)?.name ?? id,
        ),
        choiceFilter('action', t('filters.action'), ACTIONS, (action) =>
          overview(`activity.actions.${action}`),
        ),
      ]}
      views={useCountedViews(PATH, [
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'prices', label: t('views.prices'), search: { action: 'product.change' } },
        { id: 'settings', label: t('views.settings'), search: { action: 'setting.change' } },
        { id: 'money', label: t('views.money'), search: { action: 'balance.adjust' } },
        { id: 'roles', label: t('views.roles'), search: { action: 'user.change_role' } },
        { id: 'reveals', label: t('views.reveals'), search: { action: 'user.reveal' } },
        { id: 'deletions', label: t('views.deletions'), search: { action: 'user.delete' } },
      ])}
      empty={t('empty')}
      emptyText={t('emptyText')}
    >
      {restored && <Restore entry={restored.entry} onClose={() => setRestored(null)} />}
    </ListScreen>
  );
}
