import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState, ErrorState, Skeleton } from '@torpedo/ui-kit';
import { ReceiptText, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { NextPage } from '../../../shared/layout/next-page';
import { ordersQuery, PAGE_SIZE } from '../api/orders-query';
import type { OrdersFilter } from '../rules/orders-filter';
import { OrderRow } from './order-row';
import { OrdersHead } from './orders-head';

interface OrdersListProps {
  filter: OrdersFilter;
  onFilterChange: (change: Partial<OrdersFilter>) => void;
  onClear: () => void;
}

export function OrdersList({ filter, onFilterChange, onClear }: OrdersListProps) {
  const { t } = useTranslation('orders');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const rows = useRef<HTMLUListElement>(null);
  const orders = useInfiniteQuery(ordersQuery(filter, language));

  if (orders.isError && !orders.data) {
    const message = errorText(orders.error);
    return (
      <Card>
        <ErrorState
          title={t('error.title')}
          text={`${message} ${t('error.unchanged')}`}
          retryLabel={t('error.retry')}
          retrying={orders.isFetching}
          onRetry={() => window.location.reload()}
        />
      </Card>
    );
  }
  if (!orders.data) return <ListSkeleton />;

  const items = orders.data.pages.flatMap(({ data }) => data.items);
  const total = orders.data.pages[0]?.data.pagination.total ?? 0;
  const left = total - items.length;
  if (items.length === 0) return <NoOrders filter={filter} onClear={onClear} />;

  return (
    <>
      <Card padding="none" className="overflow-hidden">
        <OrdersHead sort={filter.sort} direction={filter.direction} onChange={onFilterChange} />
        <ul ref={rows} className="divide-y divide-border" aria-busy={orders.isFetching || undefined}>
          {items.map((order) => (
            <OrderRow key={`${order.type}-${order.id}`} order={order} />
          ))}
        </ul>
      </Card>
      <div className="grid items-center gap-3 sm:flex sm:flex-wrap sm:justify-between">
        <p className="text-sm text-muted max-sm:text-center" role="status">
          {t('shown', { shown: items.length, count: total })}
        </p>
        <NextPage
          list={orders}
          rows={rows}
          label={
            orders.isFetchingNextPage ? t('loading') : t('showMore', { number: Math.min(PAGE_SIZE, left) })
          }
        />
      </div>
    </>
  );
}

function NoOrders({ filter, onClear }: { filter: OrdersFilter; onClear: () => void }) {
  const { t } = useTranslation('orders');
  const isReturned = filter.type === 'returned' && filter.search === '';
  const filtered = filter.search !== '' || filter.type !== 'all';
  return (
    <Card>
      {filtered ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t(isReturned ? 'empty.noneReturned' : 'empty.noneFound')}
          text={t(isReturned ? 'empty.noneReturnedText' : 'empty.noneFoundText')}
          action={
            <Button variant="outline" onClick={onClear}>
              {t(isReturned ? 'empty.seeAll' : 'empty.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<ReceiptText aria-hidden />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button asChild>
              <Link to="/services">{t('empty.action')}</Link>
            </Button>
          }
        />
      )}
    </Card>
  );
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function ListSkeleton() {
  return (
    <Card padding="none" className="divide-y divide-border" aria-hidden>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3.5">
          <Skeleton className="size-10 rounded-tile" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-6 w-28 rounded-chip" />
          </div>
        </div>
      ))}
    </Card>
  );
}
