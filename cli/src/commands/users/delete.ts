import { changeCommand } from '../../command/change.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import type { ChangeOptions } from '../../command/options.js';

interface Options extends ChangeOptions {
  giveUpBalance?: boolean | undefined;
}

export default changeCommand<User, unknown, [string], Options>({
  examples: ['torpedo users delete maria@example.com --reason "Asked for it by mail"'],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .option('--give-up-balance', 'even where money is left, which stays with the house'),
  find: (task, [user]) => findUser(task, user),
  warn: ({ email, wallets }) => {
    const left = wallets
      .filter(({ balance_cents }) => balance_cents > 0)
      .map((wallet) => wallet.balance_formatted);
    return {
      consequence: `This deletes ${email} for good${left.length > 0 ? `, with ${left.join(', ')} left` : ''}.`,
      name: email,
    };
  },
  send: ({ api }, { target, options, reason }) =>
    api.DELETE('/api/v1/admin/users/{id}', {
      params: { path: { id: target.id }, query: { reason, give_up_balance: options.giveUpBalance } },
    }),
  done: (_result, { target }) => `Deleted ${target.email}.`,
});
