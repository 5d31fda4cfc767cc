import { money, text } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, userScreen, type User } from '../../command/find-user.js';
import { rowsCommand } from '../../command/show.js';

type Wallet = User['wallets'][number];

export default rowsCommand({
  examples: ['torpedo balance show maria@example.com', 'torpedo balance show maria@example.com --json'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  columns: {
    currency: text((wallet: Wallet) => wallet.currency),
    available: money(({ balance_cents: cents, currency }: Wallet) => ({ cents, currency })),
    held: money(({ held_cents: cents, currency }: Wallet) => ({ cents, currency })),
    owed: money(({ owed_cents: cents, currency }: Wallet) => ({ cents, currency })),
    debts: text((wallet: Wallet) => wallet.debts.map(({ id }) => id).join(', ') || null),
  },
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  load: async (task, [user]: [string]) => (await findUser(task, user)).wallets,
});
