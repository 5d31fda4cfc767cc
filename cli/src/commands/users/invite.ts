import { changeCommand } from '../../command/change.js';
import type { User } from '../../command/find-user.js';
import type { ChangeOptions } from '../../command/options.js';
import { addNewAccount, newAccountBody, type NewAccountOptions } from './new-account.js';
import { USER_FACTS } from './user-columns.js';

interface Options extends ChangeOptions, NewAccountOptions {}

export default changeCommand<null, User, [string], Options>({
  examples: ['torpedo users invite ana@example.com --role MANAGER --reason "Joins support"'],
  build: (command) => void addNewAccount(command),
  find: () => Promise.resolve(null),
  send: ({ api }, { args: [email], options, reason }) =>
    api.POST('/api/v1/admin/users', {
      body: { ...newAccountBody(email, options), send_invitation: true, reason },
    }),
  columns: USER_FACTS,
  done: ({ email }) => `Invited ${email}: a mail leads to the first sign-in.`,
});
