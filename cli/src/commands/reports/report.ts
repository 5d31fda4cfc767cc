import type { Schemas } from '@torpedo/api-client';
import { money, share, text, type Column, type Columns } from '../../command/columns.js';
import type { Definition } from '../../command/definition.js';
import { addDays, choice, type PeriodOptions, type ViewOptions } from '../../command/options.js';
import { printItems, printJson } from '../../command/output.js';
import { viewCommand } from '../../command/show.js';

type Report = Schemas['ReportDto'];
type Row = Report['rows'][number];

interface Options extends ViewOptions, PeriodOptions {
  by?: Report['by'] | undefined;
  compare?: boolean | undefined;
}

/** Figures of staff are in the base currency. */
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

/** By what each report can be split. */
const SPLITS: Record<Report['report'], readonly Report['by'][]> = {
  revenue: BY_SALE,
  sales: BY_SALE,
  delivery: BY_SALE,
  refunds: BY_SALE,
  users: ['day', 'week', 'month'],
  topups: ['day', 'week', 'month', 'gateway'],
};

/** A command that prints one of the reports. */
export function reportCommand(report: Report['report']): Definition {
  const by = SPLITS[report];
  return viewCommand<Report, [], Options>(
    {
      examples: [
        `torpedo reports ${report} --from 2026-03-01 --to 2026-04-01`,
        `torpedo reports ${report} --by ${by.at(-1)} --csv`,
      ],
      build: (command) =>
        void addDays(
          command
            .addOption(choice('--by <split>', 'one line for each', by))
            .option('--compare', 'with the period before'),
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
    },
    ({ deps }, options, found) => {
      if (options.json && !options.fields) printJson(deps.io, found);
      else printItems(deps.io, options, columnsOf(found), rowsOf(found));
    },
  );
}
