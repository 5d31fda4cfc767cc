import { exportCommand, type ExportOptions } from '../../command/export.js';
import { addDays, type PeriodOptions } from '../../command/options.js';

interface Options extends ExportOptions, PeriodOptions {}

export default exportCommand({
  examples: ['torpedo reports fiscal --from 2026-03-01 --to 2026-03-31 --output march.csv'],
  build: (command) => void addDays(command),
  open: ({ api }, { from, to }: Options) =>
    api.GET('/api/v1/admin/reports/fiscal', {
      params: { query: { from, to, format: 'csv' } },
      parseAs: 'stream',
    }),
});
