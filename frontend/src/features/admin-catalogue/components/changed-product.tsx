import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import type { AdminProduct } from '../api/products';
import { changedFields, type ChangedField } from '../rules/product-changes';

/** What a colleague made of a product meanwhile: the values before, and those of now. */
export function ChangedProduct({ before, now }: { before: AdminProduct; now: AdminProduct }) {
  const { t } = useTranslation('admin-catalogue');
  const priceOf = ({ price_cents, price_source }: AdminProduct) =>
    price_source === 'synced' || price_cents === null ? t('price.synced') : formatMoney(price_cents, 'BRL');
  const valueOf: Record<ChangedField, (product: AdminProduct) => string> = {
    name: ({ own_name, service_name }) => own_name ?? service_name,
    description: ({ description }) => description ?? '—',
    category: ({ category }) => category,
    price: priceOf,
    paused: ({ paused_at }) => t(paused_at === null ? 'status.active' : 'status.inactive'),
  };
  const labels: Record<ChangedField, string> = {
    name: t('form.name'),
    description: t('form.description'),
    category: t('form.category'),
    price: t('columns.price'),
    paused: t('columns.status'),
  };
  const fields = changedFields(before, now);
  return (
    <>
      {t('form.changedMeanwhile')}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              {labels[field]}: {valueOf[field](before)} → <b>{valueOf[field](now)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
