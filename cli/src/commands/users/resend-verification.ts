import { changeCommand } from '../../command/change.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';

export default changeCommand<User, unknown, [string]>({
  examples: ['torpedo users resend-verification maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  find: (task, [user]) => findUser(task, user),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/users/{id}/resend-verification', {
      params: { path: { id: target.id } },
      body: { reason },
    }),
  done: (_result, { target }) => `Mailed a new code to ${target.email}.`,
});
