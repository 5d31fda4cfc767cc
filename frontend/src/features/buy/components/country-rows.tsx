import { classNames, FilterChips, Flag } from '@torpedo/ui-kit';
import { ArrowDown, ArrowUp, ArrowUpDown, Circle, CircleDot, TriangleAlert, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../shared/time/duration';
import { formatShare, isGoodRate } from '../../../shared/format/figure';
import { Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ComparedCountry, CountryOrder } from '../rules/compare-countries';
import { LOW_STOCK } from './product-facts';

const COLUMNS = [
  'grid w-full items-center',
  'grid-cols-[--spacing(6.5)_--spacing(7.5)_minmax(0,1fr)_--spacing(23)_--spacing(12)_--spacing(5)_--spacing(18)]',
  'desk:grid-cols-[--spacing(6.5)_--spacing(7.5)_minmax(0,1fr)_--spacing(41.5)_--spacing(18)_--spacing(29.5)_--spacing(20)]',
].join(' ');

interface CountryHeadsProps {
  order: CountryOrder;
  onOrderChange: (order: CountryOrder) => void;
}

/** The column heads of the table. Three of them sort the table. */
export function CountryHeads({ order, onOrderChange }: CountryHeadsProps) {
  const { t } = useTranslation('buy');
  const isPriced = order === 'price' || order === 'dearest';
  return (
    <FilterChips
      look="heads"
      label={t('compare.order')}
      className={classNames(COLUMNS, 'h-8 border-t border-border bg-surface-page px-4')}
      options={[
        {
          value: 'works',
          label: (
            <>
              <span className="inline-block first-letter:uppercase">{t('service.receive')}</span>
              {order === 'works' && <ArrowDown aria-hidden className="size-3" />}
            </>
          ),
          className: 'col-start-4 row-start-1 justify-self-start',
        },
        {
          value: 'wait',
          label: (
            <>
              {t('compare.wait')}
              {order === 'wait' && <ArrowUp aria-hidden className="size-3" />}
            </>
          ),
          className: 'col-start-5 row-start-1 justify-self-start',
        },
        {
          value: 'price',
          label: <PriceOrder order={order} className="size-3" />,
          className: 'col-start-7 row-start-1 justify-self-end',
        },
      ]}
      value={isPriced ? 'price' : order}
      onValueChange={onOrderChange}
      onRepeat={() => isPriced && onOrderChange(order === 'price' ? 'dearest' : 'price')}
    >
      <span className="col-start-3 row-start-1 text-xs font-semibold text-muted">{t('form.country')}</span>
      <span className="col-start-6 row-start-1 text-xs font-semibold text-muted max-desk:sr-only">
        {t('compare.now')}
      </span>
    </FilterChips>
  );
}

export function PriceOrder({ order, className = 'size-4' }: { order: CountryOrder; className?: string }) {
  const { t } = useTranslation('buy');
  const direction = order === 'price' || order === 'dearest' ? order : null;
  const Icon = direction === null ? ArrowUpDown : direction === 'price' ? ArrowUp : ArrowDown;
  return (
    <>
      {t('compare.price')}
      <Icon aria-hidden className={className} />
      {direction && (
        <span className="sr-only">
          {t(direction === 'price' ? 'compare.cheapestFirst' : 'compare.dearestFirst')}
        </span>
      )}
    </>
  );
}

interface CountryRowProps {
  product: ComparedCountry;
  chosen: boolean;
}

export function CountryRow({ product, chosen }: CountryRowProps) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const { country, delivery_rate, typical_seconds, works_now, price_cents, currency } = product;
  const isUnmeasured = delivery_rate === null && works_now === null;
  const isGood = delivery_rate !== null && isGoodRate(delivery_rate);
  return (
    <span className={COLUMNS}>
      <Mark chosen={chosen} />
      <Flag src={country.flag_image_url} code={country.iso_code} />
      <span className="line-clamp-2 pr-1.5 text-base leading-tight font-semibold">{country.name}</span>
      {isUnmeasured ? (
        <span className="text-sm text-muted max-desk:col-span-3 max-desk:pr-2 max-desk:text-right">
          {t('compare.unmeasured')}
        </span>
      ) : delivery_rate === null ? (
        <span className="text-md text-muted">–</span>
      ) : (
        <span className="flex items-center gap-2.5">
          <strong className={classNames('min-w-9 tabular-nums', isGood ? 'text-received' : 'text-waiting')}>
            {formatShare(delivery_rate)} <span className="sr-only">{t('service.receive')}</span>
          </strong>
          <span className="mr-6.5 h-1.5 flex-1 overflow-hidden rounded-chip bg-surface-sunken max-desk:hidden">
            <span
              className={classNames('block h-full', isGood ? 'bg-received' : 'bg-waiting')}
              style={{ width: `${delivery_rate * 100}%` }}
            />
          </span>
        </span>
      )}
      <span className={classNames('text-md text-muted tabular-nums', isUnmeasured && 'max-desk:hidden')}>
        {typical_seconds === null ? '–' : formatDuration(typical_seconds, locale)}
      </span>
      <Now product={product} />
      <span className="col-start-7 text-right text-base font-bold">
        <Money cents={price_cents} currency={currency} />
      </span>
    </span>
  );
}

function Now({ product: { stock, delivery_rate, works_now } }: Pick<CountryRowProps, 'product'>) {
  const { t } = useTranslation('buy');
  const look = 'text-sm font-semibold whitespace-nowrap max-desk:text-xs';
  if (stock === 0)
    return <span className="text-sm text-muted max-desk:sr-only">{t('service.stockNone')}</span>;
  if (stock <= LOW_STOCK)
    return (
      <span className={classNames(look, 'text-waiting max-desk:sr-only')}>
        {t('compare.last', { count: stock })}
      </span>
    );
  if (works_now === null)
    return delivery_rate === null ? (
      <span className={classNames(look, 'text-muted max-desk:hidden')}>{t('compare.newHere')}</span>
    ) : (
      <span className="text-sm text-muted">–</span>
    );
  const Icon = works_now ? Zap : TriangleAlert;
  return (
    <span className={classNames(look, works_now ? 'text-received' : 'text-waiting')}>
      <Icon aria-hidden className="size-3.5 desk:hidden" />
      <span className="max-desk:sr-only">{t(works_now ? 'compare.worksNow' : 'compare.unstableNow')}</span>
    </span>
  );
}

export function Mark({ chosen }: { chosen: boolean }) {
  const Icon = chosen ? CircleDot : Circle;
  return (
    <Icon
      aria-hidden
      className={classNames('size-5 shrink-0', chosen ? 'text-received' : 'text-border-strong')}
    />
  );
}
