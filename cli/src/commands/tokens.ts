import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../command/change.js';
import { text, time, type Columns } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { listCommand } from '../command/list.js';
import { parseCount, type ChangeOptions } from '../command/options.js';

type StaffToken = Schemas['StaffTokenDto'];

const TOKEN_COLUMNS: Columns<StaffToken> = {
  name: text(({ name }) => name),
  maker: text(({ maker }) => maker.email ?? maker.id),
  permissions: text(({ permissions }) => permissions.join(',')),
  expires_at: time(({ expires_at }) => expires_at),
  last_used_at: time(({ last_used_at }) => last_used_at),
  prefix: text(({ prefix }) => prefix),
  id: text(({ id }) => id),
};

type Created = Schemas['CreatedStaffTokenDto'];
type Permission = Created['permissions'][number];

interface Options extends ChangeOptions {
  may: Permission[];
  days: number;
}

const COLUMNS: Columns<Created> = { token: text(({ token }) => token), ...TOKEN_COLUMNS };

const DAYS = 30;

const create = changeCommand<null, Created, [string], Options>({
  action: 'token.create',
  summary: 'Make a token with chosen permissions',
  examples: [
    'torpedo tokens create "Night report" --may reports.read --days 90',
    'export TORPEDO_TOKEN=$(torpedo tokens create Credits --may users.read balances.change --json | jq -r .token)',
  ],
  build: (command) =>
    void command
      .argument('<name>', 'what it is called in the audit')
      .requiredOption('--may <permissions...>', 'what it may do, such as reports.read')
      .option('--days <number>', 'after how many days it stops working, at most 90', parseCount, DAYS),
  send: ({ api }, { args: [name], options, reason }) =>
    api.POST('/api/v1/admin/tokens', {
      body: { name, permissions: options.may, expires_in_days: options.days, ...(reason && { reason }) },
    }),
  columns: COLUMNS,
  done: ({ name }) => `${name} is made. The token is not shown again: put it into TORPEDO_TOKEN.`,
});

const list = listCommand('/api/v1/admin/tokens', 'List tokens, newest first', {
  examples: ['torpedo tokens list', 'torpedo tokens list --sort expires_at --direction asc'],
  columns: TOKEN_COLUMNS,
  sorts: ['created_at', 'expires_at'],
  screen: () => '/admin/tokens',
});

const revoke = changeCommand<null, never, [string]>({
  action: 'token.revoke',
  summary: 'End a token',
  examples: ['torpedo tokens revoke 0199aa00-0000-7000-8000-000000000001 --reason "Leaked"'],
  build: (command) => void command.argument('<id>', 'of the token'),
  send: ({ api }, { args: [id], reason }) =>
    api.DELETE('/api/v1/admin/tokens/{id}', {
      params: { path: { id }, query: reason === undefined ? {} : { reason } },
    }),
  done: () => 'The token is dead.',
});

export const tokens: Group = {
  summary: 'What scripts of staff sign in with',
  verbs: { create, list, revoke },
};
