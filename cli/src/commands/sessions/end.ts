import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { text } from '../../command/columns.js';
import { findUser, type User } from '../../command/find-user.js';
import type { ChangeOptions } from '../../command/options.js';
import { wrongUsage } from '../../errors.js';

interface Options extends ChangeOptions {
  all?: boolean | undefined;
}

type Ended = Schemas['EndedSessionsDto'];

const SIGN_IN_AGAIN = 'Yours too. Sign in again with: torpedo login';

export default changeCommand<User | 'everybody', Ended, [string | undefined], Options>({
  examples: [
    'torpedo sessions end maria@example.com --reason "Stolen notebook"',
    'torpedo sessions end --all --reason "Leaked secret"',
  ],
  build: (command) =>
    void command
      .argument('[user]', 'e-mail address or id of the account')
      .option('--all', 'everybody, you included'),
  check([user], { all }) {
    if ((user === undefined) !== !all) return;
    throw wrongUsage(
      'Whose sessions? Name one account, or everybody with --all.',
      'torpedo sessions end --help shows examples.',
    );
  },
  find: async (task, [user]) => (user === undefined ? 'everybody' : findUser(task, user)),
  warn: () => ({
    consequence: 'Everybody will have to sign in again, you included.',
    name: 'everybody',
  }),
  isFinal: ([user]) => user === undefined,
  send: ({ api }, { target, reason }) =>
    target === 'everybody'
      ? api.POST('/api/v1/admin/sessions/revoke-all', { body: { reason } })
      : api.POST('/api/v1/admin/users/{id}/sessions/revoke-all', {
          params: { path: { id: target.id } },
          body: { reason },
        }),
  columns: { ended: text(({ ended }) => ended) },
  done({ ended }, { target }, { email }) {
    const whose = target === 'everybody' ? target : target.email;
    const isOwn = target === 'everybody' || target.email === email;
    return `Sessions of ${whose} that were ended: ${ended}.${isOwn ? `\n${SIGN_IN_AGAIN}` : ''}`;
  },
});
