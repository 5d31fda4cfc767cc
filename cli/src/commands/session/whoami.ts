import type { Schemas } from '@torpedo/api-client';
import { text, type Columns } from '../../command/columns.js';
import { showCommand } from '../../command/show.js';

type Me = Schemas['MeDto'] & { server: string };

const COLUMNS: Columns<Me> = {
  server: text(({ server }) => server),
  email: text(({ email }) => email),
  role: text(({ role }) => role),
  id: text(({ id }) => id),
};

export default showCommand({
  examples: ['torpedo whoami', 'torpedo whoami --json'],
  columns: COLUMNS,
  screen: () => '/profile',
  load: async ({ api, server, call }) => ({
    server,
    ...(await call('Asking the server…', () => api.GET('/api/v1/users/me'))),
  }),
});
