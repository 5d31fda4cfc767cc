import type { Schemas } from '@torpedo/api-client';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';

const LOW_STOCK = 5;
const GOOD_RATE = 0.75;

type Facts = Pick<Schemas['ServiceDto'], 'stock' | 'delivery_rate'>;

/** What helps to choose what works: how many receive, and how many are left. */
export function ServiceFacts({ stock, delivery_rate }: Facts) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const percent =
    delivery_rate === null
      ? null
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(delivery_rate);
  // How many receive does not help where nobody can buy.
  if (stock === 0) return t('service.stockNone');

  const formatted = new Intl.NumberFormat(locale).format(stock);
  const left =
    stock <= LOW_STOCK
      ? t('service.stockLow', { formatted })
      : t('service.stock', { count: stock, formatted });

  return (
    <>
      {percent === null ? (
        t('service.littleData')
      ) : (
        <strong className={(delivery_rate ?? 0) >= GOOD_RATE ? 'text-received' : 'text-waiting'}>
          {t('service.receive', { percent })}
        </strong>
      )}
      {' · '}
      {left}
    </>
  );
}
