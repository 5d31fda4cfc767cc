import type { Schemas } from '@torpedo/api-client';
import { classNames, Flag, SearchField } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { centsText, knownCents, withMinus } from '../../../shared/back-office/amounts';
import { SelectBox } from '../../../shared/back-office/list/select-box';
import { shortCountry } from '../../../shared/back-office/short-country';
import { leaveOnEscape } from '../../../shared/back-office/shortcuts';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type BulkChoice, canChoose, chosen, effectOf, isMarked } from '../rules/bulk-change';
import type { BulkOutcome } from './use-bulk-simulation';

type Item = Schemas['BulkProductDto'];
export type Shown = NonNullable<Schemas['BulkShownDto']>;

interface BulkTableProps {
  outcome: BulkOutcome;
  changedIds: ReadonlySet<string>;
  show: Shown;
  onShow: (show: Shown) => void;
  choice: BulkChoice;
  onChoice: (choice: BulkChoice) => void;
  /** Products below their cost are left out, unless they are marked. */
  skipsLosses: boolean;
  /** True while nothing is typed: the table shows the present state. */
  isAsIs: boolean;
}

const signed = (cents: number) => withMinus(`${cents < 0 ? '' : '+'}${centsText(cents)}`);

function share(value: number | null): string {
  if (value === null) return '—';
  const tenth = figureFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return withMinus(tenth.format(value * 100));
}

/** Each product before and after, with a box that includes it in the change or leaves it out. */
export function BulkTable(props: BulkTableProps) {
  const { outcome, changedIds, show, onShow, choice, onChoice, skipsLosses, isAsIs } = props;
  const { locale } = useLanguage();
  const { t } = useTranslation('admin-catalogue');
  const { items, service_name: service } = outcome;
  const choosable = items.filter(canChoose);
  const isIn = (item: Item) => isMarked(item, choice, skipsLosses);
  const mark = (rows: readonly Item[], into: boolean) =>
    onChoice(chosen(choice, rows, { isIn: into, skipsLosses }));
  const some = choosable.some(isIn);
  const hasSeveral = service === null;
  const figure = figureFormat();
  return (
    <div className="flex min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface-card">
      <ShownTabs outcome={outcome} show={show} onShow={onShow} />
      <div
        role="region"
        aria-label={t('bulk.preview')}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto overscroll-contain"
      >
        <table className="w-full table-fixed text-sm tabular-nums">
          <thead className="sticky top-0 z-10 bg-surface-sunken text-xs text-muted">
            <tr className="h-7 *:px-1.5 *:font-medium *:whitespace-nowrap">
              <th scope="col" className="w-9 pr-0 pl-3 text-left">
                <SelectBox
                  label={t('bulk.markAll')}
                  checked={choosable.length > 0 && choosable.every(isIn)}
                  indeterminate={some && !items.every(isIn)}
                  onChange={() => mark(choosable, !some)}
                />
              </th>
              <Head className="text-left">{service ? t('bulk.in', { service }) : t('columns.country')}</Head>
              <Head className={classNames('text-left max-xl:hidden', hasSeveral ? 'w-24' : 'w-16')}>
                {hasSeveral ? t('columns.service') : 'SKU'}
              </Head>
              <Head className="w-16 text-right max-md:hidden">{t('bulk.cost')}</Head>
              <Head className="w-15 text-right">{t('bulk.today')}</Head>
              <Head className="w-15 text-right text-text">{t('bulk.new')}</Head>
              <Head className="w-18 text-right max-md:hidden">{t('bulk.marginToday')}</Head>
              <Head className="w-15 text-right text-text">{t('bulk.newMargin')}</Head>
              <Head className="w-12 text-right max-xl:hidden">{t('bulk.sevenDays')}</Head>
              <Head className="w-20 pr-3 text-right max-md:hidden">{t('bulk.effect')}</Head>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {items.map((item) => (
              <tr
                key={item.id}
                className={classNames(
                  'h-8.5 *:truncate *:px-1.5 max-md:h-11',
                  !isAsIs && item.is_below_cost && 'bg-danger-soft/70',
                )}
              >
                <td className="pr-0 pl-3">
                  <SelectBox
                    label={t('bulk.mark', { name: item.sku })}
                    checked={isIn(item)}
                    className={canChoose(item) ? undefined : 'invisible'}
                    onChange={() => mark([item], !isIn(item))}
                  />
                </td>
                <th scope="row" className="text-left font-semibold">
                  <span className="flex items-center gap-1.5">
                    <Flag src={item.flag_image_url} code={item.country_iso} className="h-3 w-4.5" />
                    <span className="truncate" title={item.country_name}>
                      {shortCountry(item.country_iso, item.country_name, locale)}
                    </span>
                    {changedIds.has(item.id) && (
                      <span
                        role="img"
                        aria-label={t('bulk.hasChanged')}
                        className="size-1.5 shrink-0 rounded-chip bg-waiting"
                      />
                    )}
                  </span>
                  {hasSeveral && (
                    <span className="block truncate text-xs font-normal text-muted xl:hidden">
                      {item.name}
                    </span>
                  )}
                </th>
                {hasSeveral ? (
                  <td className="max-xl:hidden">{item.name}</td>
                ) : (
                  <td className="font-mono text-xs text-muted max-xl:hidden">{item.sku}</td>
                )}
                <td className="text-right text-muted max-md:hidden">{knownCents(item.cost_cents)}</td>
                <td className="text-right text-muted">{knownCents(item.price_cents_before)}</td>
                <td className={newClasses(item, isAsIs)}>
                  {isAsIs ? '—' : knownCents(item.price_cents_after)}
                </td>
                <td className="text-right text-muted max-md:hidden">{share(item.margin_before)}</td>
                <td className={newClasses(item, isAsIs)}>{isAsIs ? '—' : share(item.margin_after)}</td>
                <td className="text-right text-muted max-xl:hidden">{figure.format(item.sold_7_days)}</td>
                <td
                  className={classNames(
                    'pr-3 text-right max-md:hidden',
                    item.stays === 'below_cost' ? 'text-danger' : item.stays && 'text-muted',
                  )}
                >
                  {isAsIs ? '—' : <Effect item={item} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {items.length === 0 && <p className="px-3.5 py-6 text-center text-sm text-muted">{t('bulk.none')}</p>}
      </div>
      <p className="flex min-h-8.5 items-center justify-between gap-4 border-t border-border px-3.5 text-xs text-muted tabular-nums">
        <span>
          {t('bulk.listed', { listed: figure.format(items.length), all: figure.format(outcome.shown) })}
        </span>
        <span className="max-md:hidden">{t('bulk.effectText')}</span>
      </p>
    </div>
  );
}

const Head = ({ className, children }: { className: string; children: ReactNode }) => (
  <th scope="col" className={className}>
    {children}
  </th>
);

const newClasses = ({ is_below_cost: isLoss, is_low_margin: isLow }: Item, isAsIs: boolean) =>
  classNames(
    'text-right font-semibold',
    !isAsIs && isLoss && 'text-danger',
    !isAsIs && isLow && 'text-waiting',
    isAsIs && 'text-muted',
  );

function Effect({ item }: { item: Item }) {
  const { t } = useTranslation('admin-catalogue');
  if (item.stays !== null) return t(`bulk.stays.${item.stays}`);
  if (item.status_before !== item.status_after) return t(`status.${item.status_after}`);
  return item.sold_7_days === 0 ? '—' : signed(effectOf(item));
}

type ShownTabsProps = Pick<BulkTableProps, 'outcome' | 'show' | 'onShow'>;

function ShownTabs({ outcome, show, onShow }: ShownTabsProps) {
  const { t } = useTranslation('admin-catalogue');
  const figure = figureFormat();
  const tabs = [
    { only: undefined, label: t('bulk.tabs.all'), count: outcome.matched, tone: 'text-muted' },
    {
      only: 'below_cost',
      label: t('bulk.tabs.below_cost'),
      count: outcome.all_below_cost,
      tone: 'font-semibold text-danger',
    },
    {
      only: 'low_margin',
      label: t('bulk.tabs.low_margin', { percent: figure.format(outcome.least_margin_percent) }),
      count: outcome.low_margin,
      tone: 'font-semibold text-waiting',
    },
    { only: 'own_price', label: t('bulk.tabs.own_price'), count: outcome.own_price, tone: 'text-muted' },
  ] as const;
  return (
    <div className="flex items-center gap-4 border-b border-border px-3.5 max-md:flex-col max-md:items-stretch max-md:gap-0">
      <div
        role="group"
        aria-label={t('bulk.tabs.label')}
        className="flex min-w-0 flex-1 gap-4 overflow-x-auto [scrollbar-width:none]"
      >
        {tabs.map(({ only, label, count, tone }) => (
          <button
            key={label}
            type="button"
            aria-pressed={show.only === only}
            onClick={() => onShow({ ...show, only })}
            className={classNames(
              '-mb-px flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-muted max-md:h-11',
              'hover:text-text aria-pressed:border-text aria-pressed:font-semibold aria-pressed:text-text',
            )}
          >
            {label}
            <span
              className={classNames('text-2xs tabular-nums', count === 0 ? 'font-normal text-muted' : tone)}
            >
              {figure.format(count)}
            </span>
          </button>
        ))}
      </div>
      <SearchField
        size="xs"
        label={t('bulk.search')}
        placeholder={t('bulk.search')}
        clearLabel={t('desk.clear')}
        maxLength={100}
        value={show.search ?? ''}
        onValueChange={(search) => onShow({ ...show, search: search || undefined })}
        onKeyDown={leaveOnEscape}
        className="w-34 shrink-0 max-md:mb-2 max-md:w-full"
      />
    </div>
  );
}
