import { STAFF_ACTIONS, type StaffAction } from '@torpedo/api-client';
import { MenuItem } from '@torpedo/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { RowTime } from '../../../shared/back-office/row-time';
import { useMay } from '../../../shared/back-office/staff-rights';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { AuditDrawer } from '../components/audit-drawer';
import { AuditWhat, useAuditObject } from '../components/audit-object';
import { AuditField, AuditStaff, AuditValue } from '../components/audit-value';
import { isRestorable, RestoreDialog } from '../components/restore-dialog';
import type { AuditEntry, AuditSearch } from '../rules/audit-search';

const ACTIONS = Object.keys(STAFF_ACTIONS) as StaffAction[];

export function AuditScreen({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  const { locale } = useLanguage();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const [restored, setRestored] = useState<AuditEntry | null>(null);
  const may = useMay();
  const objectOf = useAuditObject();
  // The records of one operation are shown one by one, and so are those about one customer.
  const isWhole = search.request_id !== undefined || search.user_id !== undefined;
  const mayRestore = (entry: AuditEntry) =>
    isRestorable(entry) && may(entry.entity_type === 'setting' ? 'settings.change' : 'catalogue.change');
  return (
    <ListScreen
      list="audit"
      title={t('title')}
      path="/api/v1/admin/audit"
      family={staffKeys.audit}
      search={{ ...search, action: search.action as AuditEntry['action'] | undefined }}
      rowName={({ action, at }) =>
        t('entry', { action: overview(`activity.actions.${action}`), time: formatMoment(at, locale) })
      }
      rowActions={(entry) => (
        <>
          <MenuItem onSelect={() => setOpened(entry)}>{t('detail')}</MenuItem>
          {mayRestore(entry) && (
            <MenuItem onSelect={() => setRestored(entry)}>{t('restore.action')}</MenuItem>
          )}
        </>
      )}
      rowKeys={[
        { keys: 'z', label: t('restore.action'), run: (entry) => mayRestore(entry) && setRestored(entry) },
      ]}
      fixed={isWhole ? {} : { operations: true }}
      defaultSort={{ column: 'at', direction: 'desc' }}
      columns={[
        {
          id: 'at',
          header: t('columns.at'),
          width: 104,
          sort: 'at',
          isName: true,
          cell: (entry) => (
            <button type="button" className="text-left" onClick={() => setOpened(entry)}>
              <RowTime at={entry.at} />
              <span className="sr-only">{overview(`activity.actions.${entry.action}`)}</span>
            </button>
          ),
        },
        {
          id: 'staff',
          header: t('columns.staff'),
          width: 150,
          givesWay: 3,
          cell: (entry) => <AuditStaff entry={entry} />,
        },
        {
          id: 'action',
          header: t('columns.action'),
          cell: (entry) => <AuditWhat entry={entry} object={objectOf(entry)} />,
        },
        {
          id: 'change',
          width: 220,
          header: t('columns.change'),
          cell: (entry) => <FirstChange entry={entry} />,
        },
        {
          id: 'reason',
          width: 180,
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
        title: <AuditWhat entry={entry} object={objectOf(entry)} />,
        subtitle: <AuditStaff entry={entry} />,
        trailing: formatMoment(entry.at, locale),
        note: entry.reason,
      })}
      searchLabel={t('search')}
      filters={[
        { name: 'from', label: t('filters.from'), kind: 'day' },
        { name: 'to', label: t('filters.to'), kind: 'day' },
        { name: 'request_id', label: t('filters.operation'), kind: 'text' },
        { name: 'user_id', label: t('filters.userId'), kind: 'text' },
        { name: 'staff_id', label: t('filters.staffId'), kind: 'text' },
        choiceFilter('action', t('filters.action'), ACTIONS, (action) =>
          overview(`activity.actions.${action}`),
        ),
      ]}
      views={[
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'prices', label: t('views.prices'), search: { action: 'product.change' } },
        { id: 'settings', label: t('views.settings'), search: { action: 'setting.change' } },
        { id: 'money', label: t('views.money'), search: { action: 'balance.adjust' } },
        { id: 'roles', label: t('views.roles'), search: { action: 'user.change_role' } },
        { id: 'reveals', label: t('views.reveals'), search: { action: 'user.reveal' } },
        { id: 'deletions', label: t('views.deletions'), search: { action: 'user.delete' } },
      ]}
      empty={t('empty')}
    >
      {opened && <AuditDrawer entry={opened} onClose={() => setOpened(null)} />}
      {restored && <RestoreDialog entry={restored} onClose={() => setRestored(null)} />}
    </ListScreen>
  );
}

function FirstChange({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const [first, ...more] = entry.changes;
  if (!first) return <>{t('nothing')}</>;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <span className="text-muted">
        <AuditField field={first.field} />
      </span>
      <AuditValue field={first.field} value={first.before} facts={entry.before} />
      <ArrowRight aria-label={t('becomes')} className="size-3.5 shrink-0 text-muted" />
      <b className="font-semibold">
        <AuditValue field={first.field} value={first.after} facts={entry.after} />
      </b>
      {more.length > 0 && <span className="text-xs text-muted">+{more.length}</span>}
    </span>
  );
}
