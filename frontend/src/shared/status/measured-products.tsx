import type { Schemas } from '@torpedo/api-client';
import { Button, FilterChips, SearchField, SectionHeading } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { formatFigure } from '../format/figure';
import { useTexts } from '../i18n/use-texts';
import { usePaused } from '../use-paused';
import { readStatusProducts, type PageStatus as Status } from './status-read';
import { type Period, ProductTable } from './product-table';

type Product = Schemas['StatusProductDto'];

const TYPING_MS = 250;

interface Found {
  products?: Product[];
  hasFailed?: boolean;
}

/** The products that match the search, or all of them when `isWhole`; nothing before the reader asks. */
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
      className="min-w-0 overflow-hidden @4xl:rounded-card @4xl:border @4xl:border-border @4xl:bg-surface-card @4xl:shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 @4xl:px-4 @4xl:py-3">
        <SectionHeading id="by-product" size="card">
          {t('products.title')}
        </SectionHeading>
        <SearchField
          size="sm"
          className="default:w-52 @max-md:w-full"
          label={t('products.search')}
          placeholder={t('products.search')}
          clearLabel={t('products.clear')}
          value={search}
          onValueChange={setSearch}
        />
        <FilterChips<Period>
          className="@4xl:hidden"
          label={t('products.period')}
          options={[
            { value: 'hour', label: t('products.hour'), className: 'h-11' },
            { value: 'day', label: t('products.day'), className: 'h-11' },
          ]}
          value={period}
          onValueChange={setPeriod}
        />
      </div>
      <p role="status" className="sr-only">
        {found.products && t('products.found', { count: found.products.length })}
      </p>
      {found.hasFailed && (
        <p role="alert" className="py-2 text-sm text-danger @4xl:px-4">
          {t('failed')}
        </p>
      )}
      {products?.length === 0 ? (
        <p className="py-6 text-center text-muted @4xl:border-t @4xl:border-border">
          {search.trim() === '' ? t('products.none') : t('products.notFound')}
        </p>
      ) : (
        <ProductTable products={products} period={period} />
      )}
      {status && status.product_count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1 text-sm text-muted @max-md:justify-center @4xl:border-t @4xl:border-border @4xl:px-4">
          <p className="@max-md:hidden">
            {t('products.shown', {
              shown: formatFigure(products?.length ?? 0),
              number: formatFigure(status.product_count),
            })}
          </p>
          <p className="flex items-center gap-1 @md:-me-4">
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
