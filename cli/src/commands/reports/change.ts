import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { money, text, type Columns } from '../../command/columns.js';
import {
  addOptions,
  choice,
  DAYS,
  parseDay,
  type PeriodOptions,
  type ViewOptions,
} from '../../command/options.js';
import { printRowsOf } from '../../command/output.js';
import { viewCommand } from '../../command/show.js';

type Report = Schemas['ChangeReportDto'];
type Line = Schemas['ChangeTotalsDto'] & { name: string };

interface Options extends ViewOptions, PeriodOptions {
  againstFrom?: string | undefined;
  againstTo?: string | undefined;
  money?: Report['money'] | undefined;
  by?: Report['by'] | undefined;
  service?: string | undefined;
  country?: string | undefined;
  provider?: string | undefined;
  gateway?: string | undefined;
  currency?: Schemas['ChangeRowDto']['currency'] | undefined;
}

/** Figures for staff are in the base currency. */
const brl = (read: (line: Line) => number) => money<Line>((line) => ({ cents: read(line), currency: 'BRL' }));

const COLUMNS: Columns<Line> = {
  name: text(({ name }) => name),
  before: brl(({ before }) => before.cents),
  now: brl(({ now }) => now.cents),
  difference: brl((line) => line.difference_cents),
  price: brl((line) => line.price_cents),
  volume: brl((line) => line.volume_cents),
  delivery: brl((line) => line.delivery_cents),
  mix: brl((line) => line.mix_cents),
  orders_before: text(({ before }) => before.orders),
  orders: text(({ now }) => now.orders),
  codes_before: text(({ before }) => before.codes),
  codes: text(({ now }) => now.codes),
};

function linesOf({ rows, others, totals }: Report): Line[] {
  return [
    ...rows.map(({ service, country, provider, gateway, currency, ...line }) => ({
      ...line,
      name: [service?.name, country?.name, provider, gateway, currency].filter(Boolean).join(' '),
    })),
    ...(others ? [{ ...others, name: `${others.count} others` }] : []),
    { ...totals, name: 'total' },
  ];
}

const day = (flags: string, description: string) => new Option(flags, description).argParser(parseDay);

export const change = viewCommand<Report, [], Options>(
  'Why revenue, margin or top-ups differ from an earlier period: price, volume, delivery and mix',
  {
    examples: [
      'torpedo reports change --from 2026-03-08 --to 2026-03-14',
      'torpedo reports change --by provider --service wa --money margin',
      'torpedo reports change --money topups --by currency',
    ],
    build: (command) =>
      void addOptions(command, [
        ...Object.values(DAYS),
        day('--against-from <day>', 'first day of the earlier period; the one just before unless given'),
        day('--against-to <day>', 'its last day, included'),
        choice('--money <money>', 'which money is explained', ['revenue', 'margin', 'topups']),
        choice('--by <split>', 'one line for each; of top-ups gateway or currency', [
          ...['service', 'country', 'provider', 'product', 'gateway', 'currency'],
        ]),
        new Option('--service <code>', 'only for this service, such as wa'),
        new Option('--country <iso>', 'only from this country, such as BR'),
        new Option('--provider <code>', 'only of this provider; none for what no provider had'),
        new Option('--gateway <code>', 'only top-ups through this gateway, such as MERCADOPAGO'),
        choice('--currency <code>', 'only top-ups of wallets in this currency', ['BRL', 'USD', 'EUR']),
      ]),
    screen: () => '/admin/reports?report=change',
    load: (
      { api, call },
      _args,
      { from, to, againstFrom, againstTo, money: of, by, service, country, provider, gateway, currency },
    ) =>
      call('Reading the report…', () =>
        api.GET('/api/v1/admin/reports/change', {
          params: {
            query: {
              from,
              to,
              against_from: againstFrom,
              against_to: againstTo,
              money: of,
              by,
              service,
              country,
              provider,
              gateway,
              currency: currency ?? undefined,
            },
          },
        }),
      ),
    print: ({ deps }, options, found) => printRowsOf(deps.io, options, found, COLUMNS, linesOf(found)),
  },
);
