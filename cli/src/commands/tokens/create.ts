import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { text, type Columns } from '../../command/columns.js';
import { parseCount, type ChangeOptions } from '../../command/options.js';
import { TOKEN_COLUMNS } from './token-columns.js';

type Created = Schemas['CreatedStaffTokenDto'];
type Permission = Created['permissions'][number];

interface Options extends ChangeOptions {
  may: Permission[];
  days: number;
}

const COLUMNS: Columns<Created> = { token: text(({ token }) => token), ...TOKEN_COLUMNS };

const DAYS = 30;

export default changeCommand<null, Created, [string], Options>({
  examples: [
    'torpedo tokens create "Night report" --may reports.read --days 90',
    'export TORPEDO_TOKEN=$(torpedo tokens create Credits --may users.read balances.change --json | jq -r .token)',
  ],
  build: (command) =>
    void command
      .argument('<name>', 'what it is called in the audit')
      .requiredOption('--may <permissions...>', 'what it may do, such as reports.read')
      .option('--days <number>', 'after how many days it stops working, at most 90', parseCount, DAYS),
  find: () => Promise.resolve(null),
  send: ({ api }, { args: [name], options, reason }) =>
    api.POST('/api/v1/admin/tokens', {
      body: { name, permissions: options.may, expires_in_days: options.days, ...(reason && { reason }) },
    }),
  columns: COLUMNS,
  done: ({ name }) => `${name} is made. The token is not shown again: put it into TORPEDO_TOKEN.`,
});
