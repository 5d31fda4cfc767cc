import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/back-office/detail/detail-parts';
import type { AuditEntry } from '../rules/audit-search';
import { AuditRecords } from './audit-records';
import { AuditField, AuditValue } from './audit-value';

interface AuditDetailProps {
  entry: AuditEntry;
  /** Whether the entry stands for all records of its operation. */
  isAll: boolean;
  onRestore: (record: AuditEntry, scope: 'one' | 'all') => void;
  mayRestore: (record: AuditEntry) => boolean;
}

/** The details below a row: all records of an operation, or the changes of one record. */
export function AuditDetail({ entry, isAll, ...restore }: AuditDetailProps) {
  const { t: overview } = useTranslation('admin');
  return (
    <section
      aria-label={overview(`activity.actions.${entry.action}`)}
      className="grid gap-2.5 px-3.5 pt-2 pb-3.5 whitespace-normal md:pl-8.5"
    >
      {isAll ? (
        <AuditRecords entry={entry} {...restore} />
      ) : (
        <>
          <Changes entry={entry} />
          <Known entry={entry} />
        </>
      )}
    </section>
  );
}

/** What else is known of one record. */
function Known({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit');
  return (
    <Facts
      facts={[
        ...(entry.user ? [{ label: t('columns.user'), value: <Customer entry={entry} /> }] : []),
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
        {entry.changes.map(({ field }) => (
          <tr key={field} className="align-top [&>*]:py-1.5 [&>*]:pr-3">
            <th scope="row" className="text-left font-normal">
              <AuditField field={field} />
            </th>
            <td className="break-all text-muted">
              <AuditValue entry={entry} field={field} facts={entry.before} />
            </td>
            <td className="font-semibold break-all">
              <AuditValue entry={entry} field={field} facts={entry.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
