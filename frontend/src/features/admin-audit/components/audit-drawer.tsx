import { Link } from '@tanstack/react-router';
import { Drawer } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/back-office/detail/detail-parts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { AuditEntry } from '../rules/audit-search';
import { AuditField, AuditStaff, AuditValue } from './audit-value';

export function AuditDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  const { locale } = useLanguage();
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={overview(`activity.actions.${entry.action}`)}
      description={formatMoment(entry.at, locale)}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        {entry.changes.length > 0 && (
          <table className="w-full text-sm">
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
        )}
        <Facts
          facts={[
            { label: t('columns.staff'), value: <AuditStaff entry={entry} /> },
            { label: t('columns.user'), value: <Customer entry={entry} /> },
            { label: t('columns.reason'), value: entry.reason ?? t('nothing') },
            {
              label: t('object'),
              value: (
                <span className="font-mono text-xs break-all">
                  {entry.entity_type} {entry.entity_id}
                </span>
              ),
            },
            {
              label: t('columns.client'),
              value: [entry.client, entry.ip_address].filter(Boolean).join(' · ') || t('nothing'),
            },
            {
              label: t('request'),
              value: <span className="font-mono text-xs break-all">{entry.request_id}</span>,
            },
          ]}
        />
      </div>
    </Drawer>
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
