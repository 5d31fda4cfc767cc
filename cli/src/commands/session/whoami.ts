import { hasCode, type Schemas } from '@torpedo/api-client';
import { text, type Columns } from '../../command/columns.js';
import { showCommand } from '../../command/show.js';
import type { Task } from '../../command/task.js';

interface Caller {
  server: string;
  email: string;
  role: string;
  /** Missing for a staff token, which is told only what it may do. */
  id?: string;
  token?: Schemas['StaffRightsDto']['token'];
}

const COLUMNS: Columns<Caller> = {
  server: text(({ server }) => server),
  email: text(({ email, token }) => (token ? `token ${token.name} of ${email}` : email)),
  role: text(({ role }) => role),
  id: text(({ id }) => id),
};

async function callerOf({ api, server, call }: Task): Promise<Caller> {
  try {
    const me = await call('Asking the server…', () => api.GET('/api/v1/users/me'));
    return { server, ...me };
  } catch (error) {
    if (!hasCode(error, 'STAFF_TOKEN_NOT_ALLOWED')) throw error;
    const rights = await call('Asking the server…', () => api.GET('/api/v1/admin/rights'));
    return { server, ...rights };
  }
}

export default showCommand(null, {
  examples: ['torpedo whoami', 'torpedo whoami --json'],
  columns: COLUMNS,
  screen: () => '/profile',
  load: callerOf,
});
