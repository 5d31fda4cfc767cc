import type { Schemas } from '@torpedo/api-client';
import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { centsText } from '../../../shared/back-office/amounts';
import { DataTable } from '../../../shared/back-office/detail/data-table';
import { figureFormat } from '../../../shared/format/figure-format';
import { byAttention, effectOf } from '../rules/bulk-change';
import { LOW_MARGIN_PERCENT } from '../rules/products-search';
import { Share } from './product-cells';

const price = (cents: number | null) => (cents === null ? '—' : centsText(cents));
const signed = (cents: number) => `${cents < 0 ? '−' : '+'}${centsText(Math.abs(cents))}`;

/** What to know before it is done: losses, and products that stop following their cost. */
export function BulkWarnings({ outcome }: { outcome: Schemas['BulkProductsDto'] }) {
  const { t } = useTranslation('admin-catalogue');
  const leftOut = outcome.skipped_items.filter(({ why }) => why === 'below_cost');
  return (
    <>
      {outcome.below_cost > 0 && (
        <Banner tone="danger">{t('bulk.belowCost', { count: outcome.below_cost })}</Banner>
      )}
      {leftOut.length > 0 && (
        <Banner tone="warning">
          {t('bulk.belowCostLeftOut', { count: leftOut.length })} {leftOut.map(({ sku }) => sku).join(', ')}
        </Banner>
      )}
      {outcome.stops_following > 0 && (
        <Banner tone="warning">{t('bulk.stopsFollowing', { count: outcome.stops_following })}</Banner>
      )}
    </>
  );
}

export function BulkTable({ outcome }: { outcome: Schemas['BulkProductsDto'] }) {
  const { t } = useTranslation('admin-catalogue');
  return (
    <>
      <DataTable
        role="region"
        label={t('bulk.preview')}
        className="min-h-0 overflow-auto rounded-card border border-border bg-surface-card"
        tableClassName="tabular-nums"
        cellClassName="[&>*]:px-2 [&>*]:py-1.5 [&>*:first-child]:pl-3 [&>*:last-child]:pr-3"
        rows={outcome.items.toSorted(byAttention)}
        rowKey={({ id }) => id}
        columns={[
          {
            header: t('columns.product'),
            isName: true,
            cell: ({ name, sku, country_iso: country, status_before, status_after }) => (
              <>
                {name} <span className="font-normal text-muted">{country}</span>
                <span className="sr-only">{sku}</span>
                {status_before !== status_after && (
                  <span className="block text-xs font-normal text-muted">{t(`status.${status_after}`)}</span>
                )}
              </>
            ),
          },
          {
            header: t('columns.cost'),
            isFigure: true,
            className: 'text-muted max-md:hidden',
            cell: ({ cost_cents }) => price(cost_cents),
          },
          {
            header: t('bulk.today'),
            isFigure: true,
            className: 'text-muted',
            cell: ({ price_cents_before }) => price(price_cents_before),
          },
          {
            header: t('bulk.new'),
            isFigure: true,
            className: ({ is_below_cost }) => (is_below_cost ? 'font-semibold text-danger' : 'font-semibold'),
            cell: ({ price_cents_after }) => price(price_cents_after),
          },
          {
            header: t('bulk.margin'),
            isFigure: true,
            className: 'text-muted max-md:hidden',
            cell: ({ margin_before }) => <Share value={margin_before} />,
          },
          {
            header: t('bulk.newMargin'),
            isFigure: true,
            cell: ({ margin_after }) => <Share value={margin_after} low={LOW_MARGIN_PERCENT / 100} />,
          },
          {
            header: t('bulk.sevenDays'),
            isFigure: true,
            className: 'max-md:hidden',
            cell: ({ sold_7_days: sold }) => figureFormat().format(sold),
          },
          {
            header: t('bulk.effect'),
            isFigure: true,
            cell: (item) => (item.sold_7_days === 0 ? '—' : signed(effectOf(item))),
          },
        ]}
      />
      <p role="status" className="text-sm text-muted">
        {t('bulk.changed', { changed: outcome.changed, matched: outcome.matched })}
        {outcome.skipped > 0 && ` ${t('bulk.skipped', { count: outcome.skipped })}`} {t('bulk.effectText')}
      </p>
    </>
  );
}

/** The last seven days once more, at the new prices: a repetition, no forecast. */
export function BulkEffect({ repeated }: { repeated: Schemas['BulkProductsDto']['if_repeated'] }) {
  const { t } = useTranslation('admin-catalogue');
  const percent = figureFormat({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  if (repeated.codes === 0) return <p className="text-sm text-muted">{t('bulk.noSales')}</p>;
  const rows = [
    ['revenue', repeated.revenue_cents_before, repeated.revenue_cents_after],
    ['margin', repeated.margin_cents_before, repeated.margin_cents_after],
  ] as const;
  const marginPerCode = repeated.margin_cents_after / repeated.codes;
  const more = marginPerCode > 0 ? repeated.margin_cents_before / marginPerCode / repeated.codes - 1 : null;
  return (
    <div className="rounded-control border border-border px-3 py-2">
      <p className="text-xs text-muted">{t('bulk.ifRepeated')}</p>
      <dl className="grid grid-cols-[1fr_auto_auto_auto] gap-x-3 gap-y-1 text-sm tabular-nums">
        {rows.map(([name, before, after]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`bulk.${name}`)}</dt>
            <dd className="text-right text-muted">{centsText(before)}</dd>
            <dd className="text-right font-semibold">{centsText(after)}</dd>
            <dd className={after < before ? 'text-right text-danger' : 'text-right'}>
              {before > 0 ? percent.format(after / before - 1) : '—'}
            </dd>
          </div>
        ))}
      </dl>
      {more !== null && more > 0.001 && (
        <p className="mt-1 text-xs">{t('bulk.breakEven', { percent: percent.format(more) })}</p>
      )}
    </div>
  );
}
