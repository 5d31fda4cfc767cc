import { Argument } from 'commander';
import { changeCommand } from '../../command/change.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import { oneOf } from '../../command/options.js';
import { ROLES, USER_FACTS } from './user-columns.js';

export default changeCommand<User, User, [string, User['role']]>({
  examples: ['torpedo users role maria@example.com MANAGER --reason "Joined support"'],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .addArgument(new Argument('<role>', 'the new one').choices(ROLES).argParser(oneOf(ROLES))),
  find: (task, [user]) => findUser(task, user),
  send: ({ api }, { target, args: [, role], reason }) =>
    api.PATCH('/api/v1/admin/users/{id}/role', {
      params: { path: { id: target.id } },
      body: { role, reason, expected_updated_at: target.updated_at },
    }),
  columns: USER_FACTS,
  done: ({ email, role }) => `${email} is ${role}.`,
});
