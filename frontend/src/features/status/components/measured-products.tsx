import type { Schemas } from '@torpedo/api-client';
import {
  BrandTile,
  Button,
  Card,
  classNames,
  FilterChips,
  Flag,
  SearchField,
  SectionHeading,
  Skeleton,
} from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { formatFigure } from '../../../shared/format/figure';
import { ShareBar } from '../../../shared/format/share-bar';
import { useTexts } from '../../../shared/i18n/use-texts';
import { usePaused } from '../../../shared/use-paused';
import { readStatusProducts, type PageStatus as Status } from '../api/status-read';
import { counted, useWaitText } from './wait-text';

type Product = Schemas['StatusProductDto'];
type Measured = Schemas['MeasuredDeliveryDto'];
type Period = 'hour' | 'day';

const TYPING_MS = 250;
const ROWS_WHILE_PENDING = 5;

interface Found {
  products?: Product[];
  hasFailed?: boolean;
}

/** What was searched for or all of it, once it is asked for; nothing before. */
function useFound(search: string, isWhole: boolean, measuredAt: string | null | undefined): Found {
  const [found, setFound] = useState<Found>({});
  const asked = usePaused(search, TYPING_MS);
  const isAsked = isWhole || (search !== '' && asked !== '');
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const show = (next: Found) => {
      if (!isOver) setFound(next);
    };
    readStatusProducts(asked).then(
      (products) => show({ products }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isOver = true;
    };
  }, [asked, isAsked, measuredAt]);
  return isAsked ? found : {};
}

export function MeasuredProducts({ status }: { status: Status | undefined }) {
  const { t } = useTexts('status');
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [period, setPeriod] = useState<Period>('hour');
  const found = useFound(search.trim(), isWhole, status?.measured_at);
  const products = found.products ?? status?.products;
  const isPart = !isWhole && search.trim() === '' && status && status.product_count > status.products.length;

  return (
    <section
      aria-labelledby="by-product"
      className="min-w-0 overflow-hidden lg:rounded-card lg:border lg:border-border lg:bg-surface-card lg:shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 lg:px-4 lg:py-3">
        <SectionHeading id="by-product" size="card">
          {t('products.title')}
        </SectionHeading>
        <SearchField
          className="max-lg:w-full lg:w-52"
          label={t('products.search')}
          placeholder={t('products.search')}
          clearLabel={t('products.clear')}
          value={search}
          onValueChange={setSearch}
        />
        <FilterChips<Period>
          className="lg:hidden"
          label={t('products.period')}
          options={[
            { value: 'hour', label: t('products.hour') },
            { value: 'day', label: t('products.day') },
          ]}
          value={period}
          onValueChange={setPeriod}
        />
      </div>
      <p role="status" className="sr-only">
        {found.products && t('products.found', { count: found.products.length })}
      </p>
      {found.hasFailed && (
        <p role="alert" className="py-2 text-sm text-danger lg:px-4">
          {t('failed')}
        </p>
      )}
      {products?.length === 0 ? (
        <p className="py-6 text-center text-muted lg:border-t lg:border-border">
          {search.trim() === '' ? t('products.none') : t('products.notFound')}
        </p>
      ) : (
        <>
          <ProductCards products={products} period={period} />
          <ProductTable products={products} />
        </>
      )}
      {status && status.product_count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1 text-sm text-muted max-lg:justify-center lg:border-t lg:border-border lg:px-4">
          <p className="max-lg:hidden">
            {t('products.shown', {
              shown: formatFigure(products?.length ?? 0),
              number: formatFigure(status.product_count),
            })}
          </p>
          <p className="flex items-center gap-1">
            {isPart && (
              <Button variant="link" size="sm" onClick={() => setWhole(true)}>
                {t('products.more')}
              </Button>
            )}
            <Button asChild variant="link" size="sm">
              <a href="/api/v1/status/products?format=csv" download>
                {t('products.csv')}
              </a>
            </Button>
          </p>
        </div>
      )}
    </section>
  );
}

function ProductTable({ products }: { products: readonly Product[] | undefined }) {
  const { t } = useTexts('status');
  return (
    <table className="w-full text-left text-sm max-lg:hidden">
      <caption className="sr-only">{t('products.title')}</caption>
      <thead className="border-y border-border bg-surface-page text-muted">
        <tr className="*:px-3 *:py-2.5 *:font-semibold *:whitespace-nowrap *:first:pl-4">
          <th scope="col">{t('products.service')}</th>
          <th scope="col">{t('products.receiveHour')}</th>
          <th scope="col">{t('products.wait')}</th>
          <th scope="col">{t('products.receiveDay')}</th>
          <th scope="col">{t('products.wait')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {products
          ? products.map((product) => (
              <tr key={keyOf(product)} className="*:px-3 *:py-2 *:first:pl-4">
                <th scope="row" className="w-full max-w-0 font-normal">
                  <span className="flex items-center gap-3">
                    <BrandTile
                      size="sm"
                      name={product.service_name}
                      src={product.service_image_url ?? undefined}
                    />
                    <span className="grid min-w-0">
                      <span className="truncate font-semibold">{product.service_name}</span>
                      <span className="flex items-center gap-1.5 text-muted">
                        <Flag src={product.flag_image_url} code={product.country_iso} />
                        <span className="truncate">{product.country_name}</span>
                      </span>
                    </span>
                  </span>
                </th>
                <ShareCells measured={product.hour} />
                <ShareCells measured={product.day} />
              </tr>
            ))
          : Array.from({ length: ROWS_WHILE_PENDING }, (_, row) => (
              <tr key={row}>
                <td colSpan={5} className="px-4 py-3.5">
                  <Skeleton className="h-6" />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}

const keyOf = ({ service_code, country_iso }: Product) => `${service_code} ${country_iso}`;

const tone = ({ is_unstable }: Measured) => (is_unstable ? 'text-waiting' : 'text-received');

function ShareCells({ measured }: { measured: Measured }) {
  const { t } = useTexts('status');
  const waitText = useWaitText();
  const { delivery_percent, numbers, median_seconds, is_unstable } = measured;
  return (
    <>
      <td className="whitespace-nowrap text-muted">
        {delivery_percent === null ? (
          t('tooFew', counted(numbers))
        ) : (
          <span className="flex items-center gap-2.5">
            <strong className={classNames('w-10 text-base tabular-nums', tone(measured))}>
              {delivery_percent}%{is_unstable && <span className="sr-only"> {t('unstable')}</span>}
            </strong>
            <ShareBar percent={delivery_percent} isGood={!is_unstable} className="w-16" />
            <span className="whitespace-nowrap">{t('ofShort', counted(numbers))}</span>
          </span>
        )}
      </td>
      <td
        className={classNames(
          'whitespace-nowrap tabular-nums',
          is_unstable ? 'font-semibold text-waiting' : 'text-muted',
        )}
      >
        {median_seconds === null ? '–' : waitText(median_seconds)}
      </td>
    </>
  );
}

function ProductCards({ products, period }: { products: readonly Product[] | undefined; period: Period }) {
  const { t } = useTexts('status');
  const waitText = useWaitText();

  function sampleOf({ numbers, median_seconds, delivery_percent }: Measured): string {
    if (delivery_percent === null) return t('numbers', counted(numbers));
    return median_seconds === null
      ? t('of', counted(numbers))
      : t('ofIn', { ...counted(numbers), wait: waitText(median_seconds) });
  }
  return (
    <Card asChild padding="none" className="mt-3 lg:hidden">
      <ul className="divide-y divide-border">
        {products
          ? products.map((product) => {
              const measured = product[period];
              const { delivery_percent, is_unstable } = measured;
              return (
                <li key={keyOf(product)} className="flex min-h-16 items-center gap-3 px-3 py-2">
                  <BrandTile name={product.service_name} src={product.service_image_url ?? undefined} />
                  <span className="grid min-w-0 flex-1">
                    <span className="flex min-w-0 items-center gap-2 font-semibold">
                      <span className="truncate">{product.service_name}</span>
                      <Flag src={product.flag_image_url} code={product.country_iso} />
                      <span className="sr-only">{product.country_name}</span>
                    </span>
                    <span className="truncate text-sm text-muted">{sampleOf(measured)}</span>
                  </span>
                  {delivery_percent === null ? (
                    <span className="max-w-22 text-right text-sm text-muted">{t('tooFewShort')}</span>
                  ) : (
                    <span className={classNames('grid text-right', tone(measured))}>
                      <strong className="text-lg leading-tight tabular-nums">{delivery_percent}%</strong>
                      <span className="text-xs font-semibold">{t(is_unstable ? 'unstable' : 'receive')}</span>
                    </span>
                  )}
                </li>
              );
            })
          : Array.from({ length: ROWS_WHILE_PENDING }, (_, row) => (
              <li key={row} className="flex min-h-16 items-center gap-3 px-3 py-2">
                <Skeleton className="size-9" />
                <Skeleton className="h-5 flex-1" />
              </li>
            ))}
      </ul>
    </Card>
  );
}
