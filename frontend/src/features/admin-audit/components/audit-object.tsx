import { Link, type LinkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProviderName } from '../../../shared/back-office/provider-names';
import { useSettingName } from '../../../shared/back-office/setting-names';
import { orderNumber } from '../../../shared/order-number';
import type { AuditEntry } from '../rules/audit-search';

interface AuditObject {
  name: string;
  link?: LinkOptions;
}

/** How what was changed is called, and where it is; null where the action says all of it. */
export function useAuditObject(): (entry: AuditEntry) => AuditObject | null {
  const { t } = useTranslation('admin-audit');
  const providerName = useProviderName();
  const settingName = useSettingName();
  return ({ entity_type: type, entity_id: id, entity_name: name, user }) => {
    const link = (to: string, params?: object) => ({ to, params }) as LinkOptions;
    switch (type) {
      case 'product':
      case 'offer':
        return name === null ? null : { name, link: link('/admin/products/$id', { id }) };
      case 'order':
        return { name: orderNumber(id), link: link('/admin/orders/$id', { id }) };
      case 'topup':
        return { name: orderNumber(id), link: link('/admin/topups/$id', { id }) };
      case 'provider':
        return { name: providerName(id), link: link('/admin/sms') };
      case 'setting':
        return { name: settingName(id), link: { to: '/admin/settings', search: { setting: id } } };
      case 'country':
      case 'category':
      case 'service':
      case 'gateway':
        return { name: id };
      default:
        return user && { name: user.email ?? t('deleted'), link: link('/admin/users/$id', { id: user.id }) };
    }
  };
}

/** What was done to what: the verb and the thing by its name, which leads there. */
export function AuditWhat({ entry, object }: { entry: AuditEntry; object: AuditObject | null }) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  const verb = overview(`activity.actions.${entry.action}`);
  if (entry.records > 1) {
    return (
      <>
        {verb}{' '}
        <Link
          to="/admin/audit"
          search={{ request_id: entry.request_id }}
          className="font-semibold text-link hover:underline"
        >
          {t('records', { count: entry.records })}
        </Link>
      </>
    );
  }
  return (
    <>
      {verb}{' '}
      {object?.link ? (
        <Link {...object.link} className="font-semibold text-link hover:underline">
          {object.name}
        </Link>
      ) : (
        <b className="font-semibold">{object?.name}</b>
      )}
    </>
  );
}
