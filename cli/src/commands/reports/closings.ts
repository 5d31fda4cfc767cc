import type { Schemas } from '@torpedo/api-client';
import { reasonedCommand } from '../../command/change.js';
import { key, money, text, time, type Columns } from '../../command/columns.js';
import { rowsCommand, showCommand } from '../../command/show.js';

type Closing = Schemas['ClosingDto'];
type Closed = Schemas['ClosedMonthDto'];

const COLUMNS: Columns<Closing> = {
  month: key(({ month }) => month),
  closed_at: time((closing) => closing.closed_at),
  closed_by: text((closing) => closing.closed_by),
  revenue: money(({ revenue_cents: cents }) => ({ cents, currency: 'BRL' })),
  reason: text(({ reason }) => reason),
};

const FACTS: Columns<Closed> = {
  ...COLUMNS,
  reports: text(({ reports }) => reports.map(({ report }) => report).join(', ')),
};

const MONTH_ARGUMENT = ['<month>', 'such as 2026-03'] as const;

export const closings = rowsCommand({
  examples: ['torpedo reports closings'],
  columns: COLUMNS,
  screen: () => '/admin/reports',
  load: async ({ api, call }) =>
    (await call('Reading the closed months…', () => api.GET('/api/v1/admin/reports/closings'))).items,
});

export const closing = showCommand({
  examples: ['torpedo reports closing 2026-03 --json'],
  build: (command) => void command.argument(...MONTH_ARGUMENT),
  columns: FACTS,
  screen: () => '/admin/reports',
  load: ({ api, call }, [month]: [string]) =>
    call('Reading the closed month…', () =>
      api.GET('/api/v1/admin/reports/closings/{month}', { params: { path: { month } } }),
    ),
});

export const close = reasonedCommand<string, Closed, [string]>({
  examples: ['torpedo reports close 2026-03 --reason "Sent to the accountant"'],
  build: (command) => void command.argument(...MONTH_ARGUMENT),
  find: (_task, [month]) => Promise.resolve(month),
  warn: (month) => ({
    consequence: `The reports of ${month} stay as they are now, whatever happens later.`,
    name: month,
  }),
  send: ({ api }, { target: month, reason }) =>
    api.POST('/api/v1/admin/reports/closings', { body: { month, reason } }),
  columns: FACTS,
  done: ({ month }) => `${month} is closed.`,
});
