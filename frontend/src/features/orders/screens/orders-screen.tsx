import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, FilterChips, IconButton, SearchField, SectionHeading } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PageTitle } from '../../../shared/layout/page-title';
import { useNowSelector } from '../../../shared/time/use-now';
import { type Orders, ordersQuery, ordersSheetHref } from '../api/orders-query';
import { ORDER_TYPES, type OrdersFilter } from '../rules/orders-filter';
import { OrdersList } from '../components/orders-list';
import { SortMenu } from '../components/orders-head';

const SEARCH_DEBOUNCE_MS = 300;

interface OrdersScreenProps {
  filter: OrdersFilter;
  onFilterChange: (change: Partial<OrdersFilter>) => void;
}

export function OrdersScreen({ filter, onFilterChange }: OrdersScreenProps) {
  const { t } = useTranslation('orders');
  const { language } = useLanguage();
  const orders = useInfiniteQuery(ordersQuery(filter, language));
  const summary = orders.data?.pages[0]?.data.summary;
  const [search, setSearch] = useState(filter.search);

  useEffect(() => {
    if (search === filter.search) return;
    const timer = setTimeout(() => onFilterChange({ search }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search, filter.search, onFilterChange]);

  function clear() {
    setSearch('');
    onFilterChange({ search: '', type: 'all' });
  }

  const csv = ordersSheetHref(filter);
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <SectionHeading level={1} size="page">
            {t('title')}
          </SectionHeading>
          <p className="mt-1 min-h-lh text-sm text-muted max-lg:hidden">
            {summary && <OrdersSummary summary={summary} />}
          </p>
        </div>
        <Button asChild variant="outline" size="sm" icon={<Download aria-hidden />} className="max-lg:hidden">
          <a href={csv} download>
            {t('csv')}
          </a>
        </Button>
        <span className="-my-2 -mr-3 flex lg:hidden">
          <IconButton asChild label={t('csv')}>
            <a href={csv} download>
              <Download aria-hidden />
            </a>
          </IconButton>
          <SortMenu sort={filter.sort} direction={filter.direction} onChange={onFilterChange} />
        </span>
      </div>
      <div className="grid grid-cols-1 items-center gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(85)]">
        <SearchField
          size="sm"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          clearLabel={t('clearSearch')}
          value={search}
          onValueChange={setSearch}
          className="lg:order-last"
        />
        <FilterChips
          label={t('filter.label')}
          options={ORDER_TYPES.map((value) => ({
            value,
            label: t(`filter.${value}`),
            className: 'h-11 px-3 sm:px-3.5 lg:h-8.5',
          }))}
          value={filter.type}
          onValueChange={(type) => onFilterChange({ type })}
        />
      </div>
      <OrdersList filter={filter} onFilterChange={onFilterChange} onClear={clear} />
      <p className="text-center text-sm text-balance text-muted lg:hidden">
        {summary && <OrdersSummary summary={summary} />}
      </p>
    </div>
  );
}

/** The numbers of the current month and of all time. */
function OrdersSummary({ summary: { sms_numbers, month } }: { summary: Orders['data']['summary'] }) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const name = useNowSelector((now) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'America/Sao_Paulo' }).format(now),
  );
  if (sms_numbers === 0) return null;
  const sentence = month && [
    t('summary.numbers', { month: name.charAt(0).toUpperCase() + name.slice(1), count: month.sms_numbers }),
    t('summary.withSms', { count: month.numbers_with_sms }),
    month.numbers_waiting > 0 && t('summary.waiting', { numbers: month.numbers_waiting }),
    month.numbers_refunded > 0 && t('summary.refunded', { count: month.numbers_refunded }),
  ];
  return [sentence?.filter(Boolean).join(', '), t('summary.allTime', { numbers: sms_numbers })]
    .filter(Boolean)
    .join(' · ');
}
