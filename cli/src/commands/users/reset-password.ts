import { changeCommand } from '../../command/change.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import type { ChangeOptions } from '../../command/options.js';

interface Options extends ChangeOptions {
  passwordStdin?: boolean | undefined;
}

interface Target {
  user: User;
  /** Undefined where a temporary one is mailed. */
  password: string | undefined;
}

export default changeCommand<Target, unknown, [string], Options>({
  examples: [
    'torpedo users reset-password maria@example.com --reason "Lost her phone"',
    'torpedo users reset-password maria@example.com --password-stdin --yes < new-password.txt',
  ],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .option('--password-stdin', 'set the one of standard input instead of mailing a temporary one'),
  find: async (task, [user], { passwordStdin }) => ({
    user: await findUser(task, user),
    password: passwordStdin ? (await task.deps.io.readInput()).replace(/\r?\n$/, '') : undefined,
  }),
  warn: ({ user }) => ({
    consequence: `The password of ${user.email} ends, with every session and API key.`,
    name: user.email,
  }),
  send: ({ api }, { target: { user, password }, reason }) =>
    api.POST('/api/v1/admin/users/{id}/reset-password', {
      params: { path: { id: user.id } },
      body: password === undefined ? { send_email: true, reason } : { new_password: password, reason },
    }),
  done: (_result, { target: { user, password } }) =>
    password === undefined
      ? `Mailed a temporary password to ${user.email}.`
      : `${user.email} has to choose another password after the next sign-in.`,
});
