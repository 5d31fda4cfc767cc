import type { Schemas } from '@torpedo/api-client';
import { classNames } from '@torpedo/ui-kit';
import { TriangleAlert, Zap } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure, formatShare, isGoodRate } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatDuration } from '../../../shared/time/duration';

export const LOW_STOCK = 5;

type Product = Schemas['ServiceDto'];

export function DeliveryFacts({
  delivery_rate,
  typical_seconds,
  isShort = false,
}: Pick<Product, 'delivery_rate' | 'typical_seconds'> & { isShort?: boolean }) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  if (delivery_rate === null) return null;
  const time = typical_seconds === null ? null : formatDuration(typical_seconds, locale);
  return (
    <>
      <strong className={isGoodRate(delivery_rate) ? 'text-received' : 'text-waiting'}>
        {formatShare(delivery_rate)}
      </strong>{' '}
      {t('service.receive')}
      {time !== null && ` · ${isShort ? time : t('service.within', { time })}`}
    </>
  );
}

export function WorksNow({ works, className }: { works: boolean | null; className?: string }) {
  const { t } = useTranslation('buy');
  if (works === null) return null;
  const Icon = works ? Zap : TriangleAlert;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 font-semibold whitespace-nowrap',
        works ? 'text-received' : 'text-waiting',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(works ? 'compare.worksNow' : 'compare.unstableNow')}
    </span>
  );
}

/** Replaces an unknown delivery rate with the state of the last hour, which needs fewer numbers. */
export function Unmeasured({ works_now }: Pick<Product, 'works_now'>) {
  const { t } = useTranslation('buy');
  return works_now === null ? t('service.unmeasured') : <WorksNow works={works_now} />;
}

export function useStockText(): (product: Pick<Product, 'stock' | 'delivery_rate'>) => string {
  const { t } = useTranslation('buy');
  return useCallback(
    ({ stock, delivery_rate }) => {
      if (stock === 0) return t('service.stockNone');
      const formatted = formatFigure(stock);
      if (stock <= LOW_STOCK) return t('service.stockLow', { formatted });
      return delivery_rate === null
        ? t('service.available', { count: stock, formatted })
        : t('service.stock', { count: stock, formatted });
    },
    [t],
  );
}
