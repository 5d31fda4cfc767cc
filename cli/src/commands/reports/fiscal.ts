import type { Schemas } from '@torpedo/api-client';
import { money, text, time } from '../../command/columns.js';
import { exportCommand, type ExportOptions } from '../../command/export.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { addDays, type PeriodOptions } from '../../command/options.js';

type Line = Schemas['FiscalLineDto'];

interface Options extends ListOptions, ExportOptions, PeriodOptions {}

const rows = listCommand({
  examples: [],
  build: (command) => void addDays(command),
  columns: {
    at: time((line: Line) => line.occurred_at),
    service: text((line: Line) => `${line.service_code} ${line.country_iso}`),
    amount: money(({ amount_cents: cents, currency }: Line) => ({ cents, currency })),
    refunded: money(({ refunded_cents: cents, currency }: Line) => ({ cents, currency })),
    amount_brl: money(({ amount_brl_cents: cents }: Line) => ({ cents, currency: 'BRL' })),
    cpf: text((line: Line) => line.cpf),
    activation_id: text((line: Line) => line.activation_id),
  },
  screen: () => '/admin/reports',
  pages:
    async (_task, _args: [], { from, to }: Options) =>
    (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/reports/fiscal', { params: { query: { from, to, page, per_page, cursor } } }),
});

export default exportCommand<Options>({
  examples: [
    'torpedo reports fiscal --from 2026-03-01 --to 2026-03-31 --output march.csv',
    'torpedo reports fiscal --from 2026-03-01 --fields at,amount,cpf --csv',
  ],
  build: (command) => rows.build(command),
  // The accountant's sheet has whole CPFs, and the audit tells of it; what is printed masks them, as the screen does.
  isSheet: () => false,
  printRows: (deps, options) => rows.run(deps, [], { ...options, all: options.all ?? options.csv }),
  open: ({ api }, { from, to }) =>
    api.GET('/api/v1/admin/reports/fiscal', {
      params: { query: { from, to, format: 'csv' } },
      parseAs: 'stream',
    }),
});
