import type { Schemas } from '@torpedo/api-client';
import { books, reconciliation, accept, recordPayment, verifyChain } from './books.js';
import { change } from './change.js';
import { changeCommand } from '../../command/change.js';
import { money, share, text, type Column, type Columns, time, key, yesNo } from '../../command/columns.js';
import { type Definition, type Group } from '../../command/definition.js';
import { exportCommand, type ExportOptions } from '../../command/export.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { addOptions, choice, DAYS, type PeriodOptions, type ViewOptions } from '../../command/options.js';
import { printRowsOf } from '../../command/output.js';
import { viewCommand, rowsCommand, showCommand } from '../../command/show.js';

type Report = Schemas['ReportDto'];
type Row = Report['rows'][number];

interface ReportOptions extends ViewOptions, PeriodOptions {
  by?: Report['by'] | undefined;
  compare?: boolean | undefined;
}

const BASE_CURRENCY = 'BRL';

const READERS: Record<
  Report['columns'][number]['unit'],
  (name: string, of: 'values' | 'previous') => Column<Row>
> = {
  cents: (name, of) =>
    money((row) => {
      const cents = row[of]?.[name];
      return cents === undefined || cents === null ? null : { cents, currency: BASE_CURRENCY };
    }),
  count: (name, of) => text((row) => row[of]?.[name]),
  share: (name, of) => share((row) => row[of]?.[name]),
};

const plainName = (name: string): string => name.replace(/_cents$/, '');

function columnsOf({ columns, by, compared }: Report): Columns<Row> {
  const shown = columns.flatMap(({ name, unit }): [string, Column<Row>][] => [
    [plainName(name), READERS[unit](name, 'values')],
    ...(compared
      ? [[`${plainName(name)}_before`, READERS[unit](name, 'previous')] satisfies [string, Column<Row>]]
      : []),
  ]);
  const split: Column<Row> = {
    ...text((row) => row.name),
    cells: { names: (name) => [name, `${name}_name`], read: ({ key, name }) => [key, name] },
  };
  return { [by]: split, ...Object.fromEntries(shown) };
}

function rowsOf({ rows, totals, compared }: Report): Row[] {
  const total = { key: 'total', name: 'total', values: totals, previous: compared?.totals ?? null };
  return [...rows, total];
}

const BY_SALE = ['day', 'week', 'month', 'service', 'country'] as const;

const SPLITS: Record<Report['report'], readonly Report['by'][]> = {
  revenue: BY_SALE,
  sales: BY_SALE,
  delivery: BY_SALE,
  refunds: BY_SALE,
  users: ['day', 'week', 'month'],
  topups: ['day', 'week', 'month', 'gateway'],
};

function reportCommand(summary: string, report: Report['report']): Definition {
  const by = SPLITS[report];
  return viewCommand<Report, [], ReportOptions>(summary, {
    examples: [
      `torpedo reports ${report} --from 2026-03-01 --to 2026-04-01`,
      `torpedo reports ${report} --by ${by.at(-1)} --csv`,
    ],
    build: (command) =>
      void addOptions(
        command
          .addOption(choice('--by <split>', 'one line for each', by))
          .option('--compare', 'with the period before'),
        Object.values(DAYS),
      ),
    screen: () => '/admin/reports',
    load: ({ api, call }, _args, { from, to, by: split, compare }) =>
      call('Reading the report…', () =>
        api.GET('/api/v1/admin/reports/{report}', {
          params: {
            path: { report },
            query: { from, to, by: split, ...(compare && { compare: 'previous' }) },
          },
        }),
      ),
    print: ({ deps }, options, found) =>
      printRowsOf(deps.io, options, found, columnsOf(found), rowsOf(found)),
  });
}

interface FiscalOptions extends ListOptions, ExportOptions, PeriodOptions {}

const rows = listCommand('/api/v1/admin/reports/fiscal', '', {
  examples: [],
  filters: DAYS,
  columns: {
    at: time((line) => line.occurred_at),
    service: text((line) => `${line.service_code} ${line.country_iso}`),
    amount: money(({ amount_cents: cents, currency }) => ({ cents, currency })),
    refunded: money(({ refunded_cents: cents, currency }) => ({ cents, currency })),
    amount_brl: money(({ amount_brl_cents: cents }) => ({ cents, currency: 'BRL' })),
    cpf: text((line) => line.cpf),
    activation_id: text((line) => line.activation_id),
  },
  screen: () => '/admin/reports',
});

const fiscal = exportCommand<FiscalOptions>('The lines for the accountant, as a sheet', {
  examples: [
    'torpedo reports fiscal --from 2026-03-01 --to 2026-03-31 --output march.csv',
    'torpedo reports fiscal --from 2026-03-01 --fields at,amount,cpf --csv',
  ],
  build: (command) => rows.build(command),
  // The accountant's sheet has whole CPFs, and the audit records it; printed rows mask them, as the screen does.
  isSheet: () => false,
  printRows: (deps, options) => rows.run(deps, [], { ...options, all: options.all ?? options.csv }),
  open: ({ api }, { from, to }) =>
    api.GET('/api/v1/admin/reports/fiscal', {
      params: { query: { from, to, format: 'csv' } },
      parseAs: 'stream',
    }),
});

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

const closings = rowsCommand('The months that are closed', {
  examples: ['torpedo reports closings'],
  columns: COLUMNS,
  screen: () => '/admin/reports',
  load: async ({ api, call }) =>
    (await call('Reading the closed months…', () => api.GET('/api/v1/admin/reports/closings'))).items,
});

const closing = showCommand('One closed month', {
  examples: ['torpedo reports closing 2026-03 --json'],
  build: (command) => void command.argument(...MONTH_ARGUMENT),
  columns: FACTS,
  screen: () => '/admin/reports',
  load: ({ api, call }, [month]: [string]) =>
    call('Reading the closed month…', () =>
      api.GET('/api/v1/admin/reports/closings/{month}', { params: { path: { month } } }),
    ),
});

const checks = rowsCommand('What has to be so before a month is closed', {
  examples: ['torpedo reports checks 2026-03'],
  build: (command) => void command.argument(...MONTH_ARGUMENT),
  columns: {
    check: key(({ check }) => check),
    met: yesNo(({ is_met: isMet }) => isMet),
    left: text(({ left }) => left),
    parties: text(({ parties }) => parties.join(', ')),
  } satisfies Columns<Schemas['ClosingCheckDto']>,
  screen: () => '/admin/reports?report=reconciliation',
  load: async ({ api, call }, [month]: [string]) =>
    (
      await call('Reading the checks…', () =>
        api.GET('/api/v1/admin/reports/closings/{month}/checks', { params: { path: { month } } }),
      )
    ).checks,
});

const close = changeCommand<string, Closed, [string]>({
  action: 'reports.close',
  summary: 'Close a month: its reports stay as they are',
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

export const reports: Group = {
  summary: 'What the business did',
  verbs: {
    revenue: reportCommand('Revenue and margin', 'revenue'),
    sales: reportCommand('Numbers sold', 'sales'),
    delivery: reportCommand('Numbers that got their message', 'delivery'),
    refunds: reportCommand('Money that went back', 'refunds'),
    users: reportCommand('New and active accounts', 'users'),
    topups: reportCommand('Money that came in, by gateway', 'topups'),
    change,
    fiscal,
    closings,
    closing,
    checks,
    close,
    books,
    reconciliation,
    accept,
    'record-payment': recordPayment,
    'verify-chain': verifyChain,
  },
};
