import { parseCount, type ChangeOptions } from '../../command/options.js';
import { accountCommand } from './account-change.js';

interface Options extends ChangeOptions {
  minutes?: number | undefined;
}

export default accountCommand<Options>({
  examples: ['torpedo users block maria@example.com --minutes 60 --reason "Buys and cancels all the time"'],
  build: (command) => void command.option('--minutes <number>', 'for how long', parseCount),
  send: ({ api }, { id }, { minutes }, reason) =>
    api.POST('/api/v1/admin/users/{id}/block', { params: { path: { id } }, body: { minutes, reason } }),
  done: ({ email }) => `${email} cannot buy for a while.`,
});
