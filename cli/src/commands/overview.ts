import type { Schemas } from '@torpedo/api-client';
import { decimalOf, key, text, type Columns } from '../command/columns.js';
import { choice, type ViewOptions } from '../command/options.js';
import { printRowsOf } from '../command/output.js';
import { viewCommand } from '../command/show.js';

type Overview = Schemas['OverviewDto'];

interface Options extends ViewOptions {
  period?: Overview['period'] | undefined;
}

interface Data {
  overview: Overview;
  stats: Schemas['DashboardStatsDto'];
}

interface Figure {
  name: string;
  now: string | number | null;
  before?: string | number | null;
}

const COLUMNS: Columns<Figure> = {
  figure: key(({ name }) => name),
  now: text(({ now }) => now),
  before: text(({ before }) => before),
};

const brl = (cents: number): string => `${decimalOf(cents)} BRL`;
const percent = (share: number | null): string | null =>
  share === null ? null : `${(share * 100).toFixed(1)}%`;

function figuresOf({ overview, stats }: Data): Figure[] {
  const money = (name: string, { value, previous }: Overview['revenue_cents']): Figure => {
    return { name, now: brl(value), before: brl(previous) };
  };
  const share = (name: string, { value, previous }: Overview['margin_share']): Figure => {
    return { name, now: percent(value), before: percent(previous) };
  };
  return [
    money('revenue', overview.revenue_cents),
    money('margin', overview.margin_cents),
    share('margin share', overview.margin_share),
    money('top-ups', overview.topups_cents),
    { name: 'delivered', now: overview.delivered.value, before: overview.delivered.previous },
    share('delivery', overview.delivery_rate),
    { name: 'held', now: brl(overview.held_cents) },
    { name: 'open numbers', now: overview.open_numbers },
    { name: 'numbers asked for today', now: stats.orders_today },
    { name: 'delivered today', now: stats.delivered_today },
    { name: 'orders in 24 hours', now: stats.recent_orders },
    { name: 'changes by staff in 24 hours', now: stats.recent_audit_logs_count },
    { name: 'accounts that may sign in', now: stats.active_users },
    { name: 'products that are offered', now: stats.active_products },
    { name: 'countries in stock', now: stats.countries_in_stock },
    { name: 'revenue ever', now: brl(stats.total_revenue_cents) },
  ];
}

export const overview = viewCommand<Data, [], Options>('Show how the business runs now', {
  examples: ['torpedo overview', 'torpedo overview --period 7d', 'torpedo overview --watch 60'],
  build: (command) =>
    void command.addOption(
      choice('--period <period>', 'which days, against as many before', ['today', '7d', '30d']).default(
        'today',
      ),
    ),
  screen: () => '/admin',
  async load({ api, call }, _args, { period }) {
    const [overview, stats] = await Promise.all([
      call('Reading the figures…', () =>
        api.GET('/api/v1/admin/dashboard/overview', { params: { query: { period } } }),
      ),
      call('Reading the figures…', () => api.GET('/api/v1/admin/dashboard/stats')),
    ]);
    return { overview, stats };
  },
  print: ({ deps }, options, data) => printRowsOf(deps.io, options, data, COLUMNS, figuresOf(data)),
});
