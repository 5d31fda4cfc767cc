import { useInfiniteQuery } from '@tanstack/react-query';
import { FilterChips, SearchField, SectionHeading } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../../shared/format/figure';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PageTitle } from '../../../shared/layout/page-title';
import { type Orders, ordersQuery } from '../api/orders-query';
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

  const counts = summary && {
    all: formatFigure(summary.total_items),
    sms_number: formatFigure(summary.sms_numbers),
    credit_transaction: formatFigure(summary.credit_transactions),
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageTitle>{t('title')}</PageTitle>
      <SectionHeading
        level={1}
        size="page"
        trailing={summary && summary.sms_numbers > 0 && <OrdersSummary summary={summary} />}
      >
        {t('title')}
      </SectionHeading>
      <div className="grid grid-cols-1 items-center gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(96)]">
        <SearchField
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          clearLabel={t('clearSearch')}
          value={search}
          onValueChange={setSearch}
          className="lg:order-last"
        />
        <div className="flex items-center justify-between gap-2">
          <FilterChips
            label={t('filter.label')}
            options={ORDER_TYPES.map((value) => ({
              value,
              label: t(`filter.${value}`),
              count: counts?.[value],
            }))}
            value={filter.type}
            onValueChange={(type) => onFilterChange({ type })}
          />
          <span className="lg:hidden">
            <SortMenu sort={filter.sort} direction={filter.direction} onChange={onFilterChange} />
          </span>
        </div>
      </div>
      <OrdersList filter={filter} onFilterChange={onFilterChange} onClear={clear} />
    </div>
  );
}

function OrdersSummary({ summary }: { summary: Orders['data']['summary'] }) {
  const { t } = useTranslation('orders');
  return (
    <p className="text-sm text-muted">
      <span>{t('summary.numbers', { count: summary.sms_numbers })}</span>
      {' · '}
      <span>{t('summary.withSms', { count: summary.numbers_with_sms })}</span>
      {summary.numbers_refunded > 0 && ` · ${t('summary.refunded', { count: summary.numbers_refunded })}`}
    </p>
  );
}
