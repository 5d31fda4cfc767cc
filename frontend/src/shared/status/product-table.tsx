import type { Schemas } from '@torpedo/api-client';
import { BrandTile, classNames, Flag, Skeleton } from '@torpedo/ui-kit';
import { ShareBar } from '../format/share-bar';
import { useTexts } from '../i18n/use-texts';
import { counted, useWaitText } from './wait-text';

type Day = Schemas['StatusDayDto'];

const HEIGHT = 16;
const BAR = 3;
const STEP = 5;

const BARS = {
  normal: { className: 'stroke-received opacity-70', top: 0 },
  unstable: { className: 'stroke-waiting', top: 0 },
  failing: { className: 'stroke-danger', top: 0 },
  unmeasured: { className: 'stroke-border-strong', top: 12 },
} as const satisfies Record<Day, object>;

/** A bar for each of 30 days, oldest first. A narrow place shows only the newest 14. */
function DaysStrip({ days }: { days: readonly Day[] }) {
  const { t } = useTexts('status');
  const states = (Object.keys(BARS) as Day[]).map((state) => ({
    state,
    places: days.flatMap((day, place) => (day === state ? [place] : [])),
  }));
  const present = states.filter(({ places }) => places.length > 0);
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="xMaxYMid slice"
        strokeWidth={BAR}
        className="h-4 w-17 @lg:@max-4xl:w-37"
      >
        {present.map(({ state, places }) => (
          <path
            key={state}
            className={BARS[state].className}
            d={places.map((place) => `M${place * STEP + BAR / 2} ${BARS[state].top}V${HEIGHT}`).join('')}
          />
        ))}
      </svg>
      <span className="sr-only">
        {present
          .map(({ state, places }) => t(`days.${state}`, { count: places.length, days: places.length }))
          .join(', ')}
      </span>
    </>
  );
}

type Product = Schemas['StatusProductDto'];
type Measured = Schemas['MeasuredDeliveryDto'];
export type Period = 'hour' | 'day';

const ROWS_WHILE_PENDING = 5;
const PERIODS = ['hour', 'day'] as const;

interface ProductTableProps {
  products: readonly Product[] | undefined;
  /** The period that is shown where only one fits. */
  period: Period;
}

/** A wide table shows both periods, a narrow one the chosen period, a phone three lines for each product. */
export function ProductTable({ products, period }: ProductTableProps) {
  const { t } = useTexts('status');
  return (
    <div className="relative overflow-hidden border-border @max-4xl:mt-3 @max-4xl:rounded-card @max-4xl:border @max-4xl:bg-surface-card @max-4xl:shadow-card @4xl:border-t">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t('products.title')}</caption>
        <thead className="border-b border-border bg-surface-page text-muted @max-md:sr-only">
          <tr className="*:px-2.5 *:py-2.5 @4xl:*:px-2 *:font-semibold @lg:*:whitespace-nowrap *:first:pl-4">
            <th scope="col">{t('products.service')}</th>
            {PERIODS.flatMap((each) => [
              <th key={each} scope="col" className={hiddenUnless(each === period)}>
                {t(each === 'hour' ? 'products.receiveHour' : 'products.receiveDay')}
              </th>,
              <th key={`${each} wait`} scope="col" className={hiddenUnless(each === period)}>
                {t('products.wait')}
              </th>,
            ])}
            <th scope="col">
              <span className="sr-only @lg:@max-4xl:not-sr-only">{t('days.title', { days: 30 })}</span>
              <span aria-hidden className="@lg:@max-4xl:hidden">
                {t('days.title', { days: 14 })}
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {products
            ? products.map((product) => (
                <ProductRow
                  key={`${product.service_code} ${product.country_iso}`}
                  product={product}
                  period={period}
                />
              ))
            : Array.from({ length: ROWS_WHILE_PENDING }, (_, row) => (
                <tr key={row}>
                  <td colSpan={6} className="px-4 py-3.5">
                    <Skeleton className="h-6" />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

const hiddenUnless = (isChosen: boolean) => (isChosen ? '' : '@max-4xl:hidden');

function ProductRow({ product, period }: { product: Product; period: Period }) {
  const { t } = useTexts('status');
  const waitText = useWaitText();
  const { numbers, median_seconds, p90_seconds, delivery_percent } = product[period];
  const sample =
    delivery_percent === null ? 'numbers' : median_seconds === null ? ('of' as const) : ('ofIn' as const);
  return (
    <tr className="*:px-2.5 *:py-2 @4xl:*:px-2 *:first:pl-4 @max-md:h-16">
      <th scope="row" className="w-full max-w-0 font-normal">
        <span className="flex items-center gap-3">
          <BrandTile size="sm" name={product.service_name} src={product.service_image_url ?? undefined} />
          <span className="grid min-w-0 grid-cols-[minmax(0,auto)_1fr] items-center gap-x-1.5">
            <span className="truncate font-semibold @max-md:text-base @md:col-span-2">
              {product.service_name}
            </span>
            <Flag src={product.flag_image_url} code={product.country_iso} />
            <span className="truncate text-muted @max-md:sr-only">{product.country_name}</span>
            <span className="col-span-2 text-balance text-muted @md:hidden">
              {t(sample, { ...counted(numbers), wait: waitText(median_seconds ?? 0) })}
            </span>
            {p90_seconds !== null && (
              <span className="col-span-2 text-muted @md:hidden">
                {t('p90', { wait: waitText(p90_seconds) })}
              </span>
            )}
          </span>
        </span>
      </th>
      {PERIODS.flatMap((each) => [
        <ShareCell key={each} measured={product[each]} className={hiddenUnless(each === period)} />,
        <WaitCell key={`${each} wait`} measured={product[each]} className={hiddenUnless(each === period)} />,
      ])}
      <td className="@max-md:hidden">
        <DaysStrip days={product.days} />
      </td>
    </tr>
  );
}

interface CellProps {
  measured: Measured;
  className: string;
}

function ShareCell({ measured, className }: CellProps) {
  const { t } = useTexts('status');
  const { delivery_percent, numbers, is_unstable } = measured;
  if (delivery_percent === null)
    return (
      <td className={classNames('text-muted @max-md:text-right', className)}>
        <span className="@max-md:hidden">{t('numbers', counted(numbers))}</span>
        <span className="block @max-md:w-20 @md:text-xs @4xl:whitespace-nowrap">{t('tooFewShort')}</span>
      </td>
    );
  const tone = is_unstable ? 'text-waiting' : 'text-received';
  return (
    <td className={classNames('whitespace-nowrap @max-md:text-right', className)}>
      <span className="items-center gap-x-2 @md:grid @md:grid-cols-[auto_1fr]">
        <strong className={classNames('text-base tabular-nums @max-md:text-lg @4xl:w-10', tone)}>
          {delivery_percent}%
        </strong>
        <ShareBar percent={delivery_percent} isGood={!is_unstable} className="w-12 @max-4xl:hidden" />
        <span className="col-span-2 text-xs text-muted @max-md:hidden">{t('ofShort', counted(numbers))}</span>
        <span className={classNames('block text-xs font-semibold @md:sr-only', tone)}>
          {t(is_unstable ? 'unstable' : 'receive')}
        </span>
      </span>
    </td>
  );
}

function WaitCell({ measured: { median_seconds, p90_seconds, is_unstable }, className }: CellProps) {
  const { t } = useTexts('status');
  const waitText = useWaitText();
  return (
    <td
      className={classNames(
        'whitespace-nowrap tabular-nums @max-md:hidden',
        is_unstable ? 'font-semibold text-waiting' : 'text-muted',
        className,
      )}
    >
      {median_seconds === null ? '–' : waitText(median_seconds)}
      {p90_seconds !== null && (
        <span className="block text-xs font-normal text-muted">
          {t('p90', { wait: waitText(p90_seconds) })}
        </span>
      )}
    </td>
  );
}
