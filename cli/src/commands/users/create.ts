import { changeCommand } from '../../command/change.js';
import type { ChangeOptions } from '../../command/options.js';
import type { User } from '../../command/find-user.js';
import { wrongUsage } from '../../errors.js';
import { addNewAccount, newAccountBody, type NewAccountOptions } from './new-account.js';
import { USER_FACTS } from './user-columns.js';

interface Options extends ChangeOptions, NewAccountOptions {
  passwordStdin?: boolean | undefined;
  inactive?: boolean | undefined;
}

/** The password of the new account; the owner has to replace it. */
async function readPassword(read: () => Promise<string>): Promise<string> {
  const password = (await read()).replace(/\r?\n$/, '');
  if (password === '') throw wrongUsage('The password is empty.');
  return password;
}

export default changeCommand<string, User, [string], Options>({
  examples: [
    'torpedo users create joao@example.com --name "João Silva" --password-stdin < first-password.txt',
  ],
  build: (command) =>
    void addNewAccount(command)
      .option('--password-stdin', 'read the first password from standard input instead of asking for it')
      .option('--inactive', 'cannot sign in yet'),
  find: ({ deps }, _args, { passwordStdin }) =>
    passwordStdin
      ? readPassword(() => deps.io.readInput())
      : deps.prompts.askSecret('First password, which the owner has to replace', '--password-stdin'),
  send: ({ api }, { target: password, args: [email], options, reason }) =>
    api.POST('/api/v1/admin/users', {
      body: { ...newAccountBody(email, options), password, is_active: !options.inactive, reason },
    }),
  columns: USER_FACTS,
  done: ({ email }) => `Created ${email}.`,
});
