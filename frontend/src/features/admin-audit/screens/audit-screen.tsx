import { MenuItem } from '@torpedo/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListScreen } from '../../../shared/back-office/list/list-screen';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { AuditDrawer } from '../components/audit-drawer';
import { AuditField, AuditStaff, AuditValue } from '../components/audit-value';
import type { AuditEntry, AuditSearch } from '../rules/audit-search';

export function AuditScreen({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  const { locale } = useLanguage();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  return (
    <ListScreen
      list="audit"
      title={t('title')}
      path="/api/v1/admin/audit"
      family={staffKeys.audit}
      search={{ ...search, action: search.action as AuditEntry['action'] | undefined }}
      rowName={(entry) =>
        t('entry', {
          action: overview(`activity.actions.${entry.action}`),
          time: formatMoment(entry.at, locale),
        })
      }
      rowActions={(entry) => <MenuItem onSelect={() => setOpened(entry)}>{t('detail')}</MenuItem>}
      defaultSort={{ column: 'at', direction: 'desc' }}
      columns={[
        {
          id: 'action',
          header: t('columns.action'),
          isName: true,
          cell: (entry) => (
            <button type="button" className="text-left font-semibold" onClick={() => setOpened(entry)}>
              {overview(`activity.actions.${entry.action}`)}
            </button>
          ),
        },
        {
          id: 'at',
          width: 104,
          header: t('columns.at'),
          sort: 'at',
          cell: ({ at }) => formatMoment(at, locale),
        },
        {
          id: 'staff',
          width: 180,
          givesWay: 3,
          header: t('columns.staff'),
          cell: (entry) => <AuditStaff entry={entry} />,
        },
        {
          id: 'user',
          width: 190,
          givesWay: 1,
          header: t('columns.user'),
          cell: ({ user }) => (user ? (user.email ?? t('deleted')) : t('nothing')),
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
        title: overview(`activity.actions.${entry.action}`),
        subtitle: <AuditStaff entry={entry} />,
        trailing: formatMoment(entry.at, locale),
        note: entry.reason,
      })}
      searchLabel={t('search')}
      filters={[
        { name: 'from', label: t('filters.from'), kind: 'day' },
        { name: 'to', label: t('filters.to'), kind: 'day' },
        { name: 'user_id', label: t('filters.userId'), kind: 'text' },
        { name: 'staff_id', label: t('filters.staffId'), kind: 'text' },
        { name: 'action', label: t('filters.action'), kind: 'text', placeholder: 'balance.adjust' },
      ]}
      views={[
        { id: 'all', label: t('views.all'), search: {} },
        { id: 'money', label: t('views.money'), search: { action: 'balance.adjust' } },
        { id: 'roles', label: t('views.roles'), search: { action: 'user.change_role' } },
        { id: 'reveals', label: t('views.reveals'), search: { action: 'user.reveal' } },
        { id: 'deletions', label: t('views.deletions'), search: { action: 'user.delete' } },
      ]}
      empty={t('empty')}
    >
      {opened && <AuditDrawer entry={opened} onClose={() => setOpened(null)} />}
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
