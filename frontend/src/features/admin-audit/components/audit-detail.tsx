import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/back-office/detail/detail-parts';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { Unread } from '../../../shared/back-office/unread';
import type { AuditEntry } from '../rules/audit-search';
import { useAuditObject } from './audit-object';
import { AuditField, AuditValue, FirstChange } from './audit-value';

/** An operation in its place: all that it changed, or what it changed of each of its records. */
export function AuditDetail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  return (
    <section
      aria-label={overview(`activity.actions.${entry.action}`)}
      className="grid gap-2.5 px-3.5 pb-3.5 whitespace-normal"
    >
      {entry.records > 1 ? <Records entry={entry} /> : <Changes entry={entry} />}
      <Facts
        facts={[
          { label: t('columns.user'), value: <Customer entry={entry} /> },
          { label: t('columns.reason'), value: entry.reason ?? t('nothing') },
          {
            label: t('columns.client'),
            value: [entry.client, entry.ip_address].filter(Boolean).join(' · ') || t('nothing'),
          },
          {
            label: t('filters.operation'),
            value: <span className="font-mono text-xs break-all">{entry.request_id}</span>,
          },
        ]}
      />
    </section>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  if (entry.changes.length === 0) return null;
  return (
    <table className="w-full max-w-160 text-sm">
      <caption className="sr-only">{t('detail')}</caption>
      <thead className="text-left text-xs text-muted">
        <tr className="[&>th]:py-1 [&>th]:pr-3 [&>th]:font-medium">
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {entry.changes.map(({ field, before, after }) => (
          <tr key={field} className="align-top [&>*]:py-1.5 [&>*]:pr-3">
            <th scope="row" className="text-left font-normal">
              <AuditField field={field} />
            </th>
            <td className="break-all text-muted">
              <AuditValue field={field} value={before} facts={entry.before} />
            </td>
            <td className="font-semibold break-all">
              <AuditValue field={field} value={after} facts={entry.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many of an operation's records are shown in its place. */
const SHOWN_RECORDS = 4;

function Records({ entry: { request_id, records } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  const objectOf = useAuditObject();
  const query = useQuery(
    listQuery(staffKeys.audit, '/api/v1/admin/audit', { query: { request_id, per_page: SHOWN_RECORDS } }),
  );
  if (!query.data) return <Unread query={query} className="h-24" />;
  return (
    <>
      <ul className="divide-y divide-border rounded-control border border-border text-sm">
        {query.data.rows.map((record) => (
          <li key={record.id} className="flex min-h-7.5 flex-wrap items-center gap-x-4 px-3 py-1">
            <b className="min-w-0 flex-1 basis-50 font-semibold">
              {objectOf(record)?.name ?? record.entity_id}
            </b>
            <FirstChange entry={record} />
          </li>
        ))}
      </ul>
      <Link
        to="/admin/audit"
        search={{ request_id }}
        className="touch-target justify-self-end text-xs font-semibold text-link hover:underline"
      >
        {t('seeRecords', { count: records })}
      </Link>
    </>
  );
}

function Customer({ entry: { user } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  if (!user) return <>{t('nothing')}</>;
  if (!user.email) return <>{t('deleted')}</>;
  return (
    <Link to="/admin/users/$id" params={{ id: user.id }} className="font-semibold text-link">
      {user.email}
    </Link>
  );
}
