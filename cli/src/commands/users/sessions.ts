import type { Schemas } from '@torpedo/api-client';
import { key, text, time } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, userScreen } from '../../command/find-user.js';
import { listCommand } from '../../command/list.js';

type Session = Schemas['AdminSessionDto'];

export default listCommand({
  examples: ['torpedo users sessions maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: {
    name: text((session: Session) => session.name),
    browser: text((session: Session) => session.browser),
    system: text((session: Session) => session.system),
    address: text((session: Session) => session.ip_address),
    created_at: time((session: Session) => session.created_at),
    last_seen: time((session: Session) => session.last_seen_at),
    id: key((session: Session) => session.id),
  },
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  async pages(task, [user]: [string]) {
    const { id } = await findUser(task, user);
    return (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/users/{id}/sessions', {
        params: { path: { id }, query: { page, per_page, cursor } },
      });
  },
});
