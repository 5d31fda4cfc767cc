import { bodyOf, type Api, type Schemas } from '@torpedo/api-client';
import { changeCommand } from '../command/change.js';
import { text } from '../command/columns.js';
import type { Group } from '../command/definition.js';
import { findUser, type User } from '../command/find-user.js';
import type { ChangeOptions } from '../command/options.js';
import { wrongUsage } from '../errors.js';

interface Options extends ChangeOptions {
  all?: boolean | undefined;
  session?: string | undefined;
  apiKeys?: boolean | undefined;
}

type Ended = Schemas['EndedSessionsDto'];

const SIGN_IN_AGAIN = 'Yours too. Sign in again with: torpedo login';

async function endOne(api: Api, id: string, sessionId: string, reason: string | undefined) {
  await bodyOf(
    api.DELETE('/api/v1/admin/users/{id}/sessions/{sessionId}', {
      params: { path: { id, sessionId }, query: { reason } },
    }),
  );
  return { data: { ended: 1, api_keys_revoked: 0 } };
}

const end = changeCommand<User | 'everybody', Ended, [string | undefined], Options>({
  action: 'sessions.end',
  summary: 'End one session of an account, all of them, or everybody’s',
  examples: [
    'torpedo sessions end maria@example.com --reason "Stolen notebook"',
    'torpedo sessions end maria@example.com --session 0199aa00-0000-7000-8000-000000000001',
    'torpedo sessions end maria@example.com --api-keys --reason "Stolen notebook"',
    'torpedo sessions end --all --reason "Leaked secret"',
  ],
  build: (command) =>
    void command
      .argument('[user]', 'e-mail address or id of the account')
      .option('--session <id>', 'only this one, which torpedo users sessions lists')
      .option('--all', 'everybody, you included')
      .option('--api-keys', 'revoke the API keys too'),
  check([user], { all, session, apiKeys }) {
    if (apiKeys && session !== undefined) throw wrongUsage('--api-keys and --session do not go together.');
    if ((user === undefined) !== !all && !(all && session)) return;
    throw wrongUsage(
      'Whose sessions? Name one account, or everybody with --all.',
      'torpedo sessions end --help shows examples.',
    );
  },
  find: async (task, [user]) => (user === undefined ? 'everybody' : findUser(task, user)),
  warn: () => ({ consequence: 'Everybody will have to sign in again, you included.', name: 'everybody' }),
  isFinal: ([user]) => user === undefined,
  send({ api }, { target, options: { session, apiKeys }, reason }) {
    const body = { reason, ...(apiKeys && { revoke_api_keys: true }) };
    if (target === 'everybody') return api.POST('/api/v1/admin/sessions/revoke-all', { body });
    if (session !== undefined) return endOne(api, target.id, session, reason);
    const params = { path: { id: target.id } };
    return api.POST('/api/v1/admin/users/{id}/sessions/revoke-all', { params, body });
  },
  columns: { ended: text(({ ended }) => ended) },
  done({ ended, api_keys_revoked }, { target, options }, { email }) {
    const whose = target === 'everybody' ? target : target.email;
    const isOwn = target === 'everybody' || target.email === email;
    const keys = options.apiKeys ? ` API keys that were revoked: ${api_keys_revoked}.` : '';
    return `Sessions of ${whose} that were ended: ${ended}.${keys}${isOwn ? `\n${SIGN_IN_AGAIN}` : ''}`;
  },
});

export const sessions: Group = { summary: 'Sign accounts out', verbs: { end } };
