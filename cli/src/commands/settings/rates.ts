import type { Schemas } from '@torpedo/api-client';
import { key, state, text, time, type Columns } from '../../command/columns.js';
import { rowsCommand } from '../../command/show.js';

const COLUMNS: Columns<Schemas['StaffRateDto']> = {
  currency: key(({ currency }) => currency),
  rate: text(({ rate }) => rate),
  source: text(({ source }) => source),
  quoted: text(({ quoted_rate: rate }) => rate),
  spread_percent: text(({ spread_percent: percent }) => percent),
  quoted_at: time(({ quoted_at: at }) => at),
  age_hours: text(({ age_hours: hours }) => hours),
  state: state(({ is_fresh: isFresh }) => (isFresh ? 'fresh' : 'stale')),
};

export default rowsCommand({
  examples: ['torpedo settings rates', 'torpedo settings rates --json'],
  columns: COLUMNS,
  screen: () => '/admin/settings',
  async load(task) {
    return (await task.call('Reading the rates…', () => task.api.GET('/api/v1/admin/rates'))).items;
  },
});
