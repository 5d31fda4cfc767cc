import { shareOf, type BusinessFigures } from '../figures/business-figures.js';
import type { ChangeReportDto, ChangeTotalsDto } from './change.dto.js';

export type ReportName = 'revenue' | 'sales' | 'delivery' | 'refunds' | 'users' | 'topups';
export type ReportBy = 'day' | 'week' | 'month' | 'service' | 'country' | 'gateway';
export type ReportUnit = 'cents' | 'count' | 'share';

export type ReportValues = Record<string, number | null>;

interface Column {
  name: string;
  unit: ReportUnit;
  value: (figures: BusinessFigures) => number | null;
}

const column = (name: string, unit: ReportUnit, value: Column['value']): Column => ({ name, unit, value });

const BY_TIME = ['day', 'week', 'month'] as const;
const BY_PRODUCT = [...BY_TIME, 'service', 'country'] as const;

const ended = ({ delivered, undelivered, failed }: BusinessFigures) => delivered + undelivered + failed;

const SALES_REPORTS: Record<
  Exclude<ReportName, 'users'>,
  { by: readonly ReportBy[]; columns: readonly Column[] }
> = {
  revenue: {
    by: BY_PRODUCT,
    columns: [
      column('revenue_cents', 'cents', ({ revenueCents }) => revenueCents),
      column('cost_cents', 'cents', ({ costCents }) => costCents),
      column('margin_cents', 'cents', ({ marginCents }) => marginCents),
      column('margin_share', 'share', ({ marginCents, revenueCents }) => shareOf(marginCents, revenueCents)),
      column('delivered', 'count', ({ delivered }) => delivered),
      column('refunded_cents', 'cents', ({ refundedCents }) => refundedCents),
      column('lost_cost_cents', 'cents', ({ lostCostCents }) => lostCostCents),
    ],
  },
  sales: {
    by: BY_PRODUCT,
    columns: [
      column('orders', 'count', ({ orders }) => orders),
      column('ordered_numbers', 'count', ({ orderedNumbers }) => orderedNumbers),
      column('delivered', 'count', ({ delivered }) => delivered),
      column('undelivered', 'count', ({ undelivered }) => undelivered),
      column('failed', 'count', ({ failed }) => failed),
      column('revenue_cents', 'cents', ({ revenueCents }) => revenueCents),
      column('average_cents', 'cents', ({ revenueCents, delivered }) => {
        const average = shareOf(revenueCents, delivered);
        return average === null ? null : Math.round(average);
      }),
    ],
  },
  delivery: {
    by: BY_PRODUCT,
    columns: [
      column('allotted', 'count', ({ delivered, undelivered }) => delivered + undelivered),
      column('delivered', 'count', ({ delivered }) => delivered),
      column('delivery_rate', 'share', ({ deliveryRate }) => deliveryRate),
      column('cancelled', 'count', ({ undeliveredBy }) => undeliveredBy.customer),
      column('expired', 'count', ({ undeliveredBy }) => undeliveredBy.expiry),
      column('ended_by_provider', 'count', ({ undeliveredBy }) => undeliveredBy.provider),
      column('failed', 'count', ({ failed }) => failed),
      column('failure_rate', 'share', (figures) => shareOf(figures.failed, ended(figures))),
    ],
  },
  refunds: {
    by: BY_PRODUCT,
    columns: [
      column('returned_numbers', 'count', ({ undelivered, failed }) => undelivered + failed),
      column('returned_cents', 'cents', ({ releasedCents }) => releasedCents),
      column('refunded_numbers', 'count', ({ refundedNumbers }) => refundedNumbers),
      column('refunded_cents', 'cents', ({ refundedCents }) => refundedCents),
      column('refund_rate', 'share', (figures) =>
        shareOf(figures.undelivered + figures.failed + figures.refundedNumbers, ended(figures)),
      ),
    ],
  },
  topups: {
    by: [...BY_TIME, 'gateway'],
    columns: [
      column('topups', 'count', ({ topups }) => topups),
      column('topups_cents', 'cents', ({ topupCents }) => topupCents),
      column('average_cents', 'cents', ({ topups, topupCents }) => {
        const average = shareOf(topupCents, topups);
        return average === null ? null : Math.round(average);
      }),
      column('paid_out', 'count', ({ payouts }) => payouts),
      column('paid_out_cents', 'cents', ({ payoutCents }) => payoutCents),
    ],
  },
};

const REGISTERED = { name: 'registered', unit: 'count' } as const;

export const isReportName = (name: string): name is ReportName =>
  name === 'users' || Object.hasOwn(SALES_REPORTS, name);

export function unitsOf(report: ReportName): readonly ReportBy[] {
  return report === 'users' ? BY_TIME : SALES_REPORTS[report].by;
}

export function columnsOf(report: ReportName): readonly { name: string; unit: ReportUnit }[] {
  return report === 'users'
    ? [REGISTERED]
    : SALES_REPORTS[report].columns.map(({ name, unit }) => ({ name, unit }));
}

export function valuesOf(report: Exclude<ReportName, 'users'>, figures: BusinessFigures): ReportValues {
  return Object.fromEntries(SALES_REPORTS[report].columns.map(({ name, value }) => [name, value(figures)]));
}

export function changeSheet({ rows, others, totals }: ChangeReportDto) {
  const lineOf = ({ before, now, ...parts }: ChangeTotalsDto) => ({
    before_cents: before.cents,
    now_cents: now.cents,
    before_orders: before.orders,
    now_orders: now.orders,
    before_codes: before.codes,
    now_codes: now.codes,
    difference_cents: parts.difference_cents,
    price_cents: parts.price_cents,
    volume_cents: parts.volume_cents,
    delivery_cents: parts.delivery_cents,
    mix_cents: parts.mix_cents,
  });
  const named = (key: string, name: string) => ({ key, name });
  return {
    columns: ['key', 'name', ...Object.keys(lineOf(totals))],
    rows: [
      ...rows.map((row) => {
        const { service, country, provider, gateway, currency } = row;
        const key = [service?.code, country?.iso_code, provider, gateway, currency].filter(Boolean).join(' ');
        const name = [service?.name, country?.name, provider, gateway, currency].filter(Boolean).join(' ');
        return { ...named(key, name), ...lineOf(row) };
      }),
      ...(others ? [{ ...named('others', 'others'), ...lineOf(others) }] : []),
      { ...named('total', 'total'), ...lineOf(totals) },
    ],
  };
}
