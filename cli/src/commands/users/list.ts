import type { User } from '../../command/find-user.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';
import { listScreen } from '../../command/task.js';
import { ROLES, USER_COLUMNS } from './user-columns.js';

interface Options extends ListOptions {
  search?: string | undefined;
  role?: User['role'] | undefined;
  status?: 'active' | 'inactive' | undefined;
  blocked?: boolean | undefined;
}

export default listCommand({
  examples: [
    'torpedo users list --search maria',
    'torpedo users list --role ADMIN --json',
    'torpedo users list --all --csv > users.csv',
  ],
  build: (command) =>
    command
      .option('--search <text>', 'part of the e-mail address or the name, or a CPF')
      .addOption(choice('--role <role>', 'only this role', ROLES))
      .addOption(choice('--status <status>', 'only these', ['active', 'inactive']))
      .option('--blocked', 'only those whose purchases are paused'),
  sorts: ['created_at', 'email', 'name', 'last_login'] as const,
  columns: USER_COLUMNS,
  screen: (_args, { search, role, status, blocked }: Options) =>
    listScreen('/admin/users', { search, role, status, purchases: blocked ? 'blocked' : undefined }),
  pages:
    async (_task, _args: [], { search, role, status, blocked }: Options) =>
    (api, part) =>
      api.GET('/api/v1/admin/users', {
        params: { query: { search, role, status, ...(blocked && { purchases: 'blocked' }), ...part } },
      }),
});
