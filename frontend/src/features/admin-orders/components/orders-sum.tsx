import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { useNowSelector } from '../../../shared/time/use-now';
import type { OrdersSearch } from '../rules/orders-search';

/** The sums of the listed days, or of today. Other filters show no sum, because sums exist only by day. */
export function OrdersSum({ search: { from, to, ...search } }: { search: OrdersSearch }) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const today = useNowSelector((now) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date(now)),
  );
  const isNarrower = [
    search.search,
    search.situation,
    search.status,
    search.payment,
    search.type,
    search.settled,
  ].some(Boolean);
  const days = from || to ? { from, to } : { from: today, to: today };
  const isSummed = !isNarrower && may('reports.read');
  const sums = (report: 'revenue' | 'sales') => ({
    ...staffQuery(staffKeys.reports, '/api/v1/admin/reports/{report}', {
      path: { report },
      query: { ...days, by: 'month' },
    }),
    enabled: isSummed,
  });
  const { data: revenue } = useQuery(sums('revenue'));
  const { data: sales } = useQuery(sums('sales'));
  if (!isSummed || !revenue || !sales) return null;
  const numbers = sales.totals['ordered_numbers'] ?? 0;
  const share = revenue.totals['margin_share'];
  return (
    <Trans
      t={t}
      i18nKey={from || to ? 'sum.days' : 'sum.today'}
      count={numbers}
      values={{
        number: figureFormat().format(numbers),
        revenue: formatMoney(revenue.totals['revenue_cents'] ?? 0, 'BRL'),
        margin:
          share == null
            ? '—'
            : figureFormat({
                style: 'percent',
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              }).format(share),
      }}
      components={{ b: <b className="font-semibold text-text" /> }}
    />
  );
}
