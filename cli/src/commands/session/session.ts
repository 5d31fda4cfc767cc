import { bodyOf, hasCode, hasStatus, type Schemas } from '@torpedo/api-client';
import { text, type Columns } from '../../command/columns.js';
import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { showCommand } from '../../command/show.js';
import type { Task } from '../../command/task.js';
import { signedIn, type SignInOptions } from '../../deps.js';
import { withoutProfile } from '../../profiles.js';

/** The session is forgotten here even when the server has already ended it. */
export const logout = defineCommand('End the session here', {
  examples: ['torpedo logout', 'torpedo logout --profile torpedo.example'],
  build: (command) => void addJson(command),
  async run(deps, _args: [], options: SignInOptions & { json?: boolean }) {
    const { api, server, profile } = await signedIn(deps, options);
    try {
      await deps.io.during('Signing out…', bodyOf(api.POST('/api/v1/users/logout')));
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
    }
    if (profile !== null) await deps.profiles.write(withoutProfile(await deps.profiles.read(), profile));
    if (options.json) printJson(deps.io, { server });
    deps.io.say(`Signed out of ${server}.`);
  },
});

interface Caller {
  server: string;
  email: string;
  role: string;
  /** Missing for a staff token, which is only told what it may do. */
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

export const whoami = showCommand('Show who is signed in', {
  examples: ['torpedo whoami', 'torpedo whoami --json'],
  columns: COLUMNS,
  screen: () => '/profile',
  load: callerOf,
});
