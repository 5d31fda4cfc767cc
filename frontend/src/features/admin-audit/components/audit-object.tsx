import { Link, type LinkOptions } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { useProviderName } from '../../../shared/back-office/provider-names';
import { useSettingTexts } from '../../../shared/back-office/setting-texts';
import { figureFormat } from '../../../shared/format/figure-format';
import { orderNumber } from '../../../shared/order-number';
import { firstField, type AuditEntry } from '../rules/audit-search';

const NAME = 'font-semibold text-link hover:underline';

/** Objects of these kinds are named after their customer. */
const PEOPLES: ReadonlySet<AuditEntry['entity_type']> = new Set(['user', 'wallet', 'session', 'message']);

interface AuditObject {
  name: string;
  link?: LinkOptions;
}

/** The name of the changed object and the link to it; null when the action says everything. */
export function useAuditObject(): (entry: AuditEntry) => AuditObject | null {
  const { t } = useTranslation('admin-audit');
  const providerName = useProviderName();
  const { name: settingName } = useSettingTexts();
  const names = useCodeNames();
  return ({ entity_type: type, entity_id: id, entity_name: name, user, before, after }) => {
    const link = (to: string, params?: object) => ({ to, params }) as LinkOptions;
    switch (type) {
      case 'product':
      case 'offer': {
        const product = type === 'product' ? id : (after ?? before)?.['product_id'];
        return name === null ? null : { name, link: link('/admin/products/$id', { id: product }) };
      }
      case 'order':
        return { name: orderNumber(id), link: link('/admin/orders/$id', { id }) };
      case 'topup':
        return { name: orderNumber(id), link: link('/admin/topups/$id', { id }) };
      case 'provider':
        return { name: providerName(id), link: link('/admin/sms') };
      case 'setting':
        return { name: settingName(id), link: { to: '/admin/settings', search: { setting: id } } };
      case 'incident': {
        const title = (after ?? before)?.['title'];
        return { name: typeof title === 'string' ? title : id, link: link('/admin/status') };
      }
      case 'case': {
        const number = (after ?? before)?.['number'];
        return {
          name: typeof number === 'number' ? `#${number}` : id,
          link: { to: '/admin/cases', search: { case: id } },
        };
      }
      case 'country':
        return { name: names.country(id) };
      case 'service':
        return { name: names.service(id) };
      case 'category':
      case 'gateway':
        return { name: id };
      default:
        return user && { name: user.email ?? t('deleted'), link: link('/admin/users/$id', { id: user.id }) };
    }
  };
}

/** The texts for many objects of one kind, each with its verb. */
const MANY = { product: 'many.product', wallet: 'many.wallet' } as const;

/** Whether it says that a price was changed, and not more. */
const isPrice = (entry: AuditEntry) =>
  entry.action === 'product.change' && firstField(entry) === 'price_cents';

interface AuditWhatProps {
  entry: AuditEntry;
  isAll: boolean;
  /** Shows no links, because the whole text is inside a button. */
  isPlain?: boolean;
}

/** The action as a sentence: the verb, and the name of the object as a link. */
export function AuditWhat({ entry, isAll, isPlain = false }: AuditWhatProps) {
  const { t } = useTranslation('admin-audit');
  const { t: overview } = useTranslation('admin');
  const object = useAuditObject()(entry);
  const { entity_type: type, request_id, records } = entry;
  const verb = isPrice(entry) ? t('changedPrice') : overview(`activity.actions.${entry.action}`);
  if (isAll) {
    return (
      <Trans
        t={t}
        i18nKey={
          isPrice(entry) ? 'many.price' : type in MANY ? MANY[type as keyof typeof MANY] : 'many.other'
        }
        count={records}
        values={{ verb, number: figureFormat().format(records) }}
        components={{
          all: isPlain ? (
            <b className="font-semibold" />
          ) : (
            <Link to="/admin/audit" search={{ request_id }} className={NAME} />
          ),
        }}
      />
    );
  }
  if (!object) return <>{verb}</>;
  const name =
    object.link && !isPlain ? (
      <Link {...object.link} className={NAME}>
        {object.name}
      </Link>
    ) : (
      <b className="font-semibold">{object.name}</b>
    );
  // The name of a customer needs the word "of": "changed the balance of Ana". Other names need none.
  return (
    <>
      {verb} {PEOPLES.has(type) && entry.user && `${t('of')} `}
      {name}
    </>
  );
}
