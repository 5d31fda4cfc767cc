import type { Schemas } from '@torpedo/api-client';
import { CURRENCIES, type Currency } from '../../command/amount.js';
import { money, text, time } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, userScreen } from '../../command/find-user.js';
import { listCommand, type ListOptions } from '../../command/list.js';
import { choice } from '../../command/options.js';

type Entry = Schemas['LedgerEntryDto'];

interface Options extends ListOptions {
  currency?: Currency | undefined;
}

const cents = (read: (entry: Entry) => number) =>
  money((entry: Entry) => ({ cents: read(entry), currency: entry.currency }));

export default listCommand({
  examples: [
    'torpedo balance statement maria@example.com',
    'torpedo balance statement maria@example.com --currency USD --all --csv',
  ],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .addOption(choice('--currency <currency>', 'which wallet; BRL unless given', CURRENCIES)),
  columns: {
    at: time((entry: Entry) => entry.created_at),
    kind: text((entry: Entry) => entry.kind),
    amount: cents((entry) => entry.amount_cents),
    held: cents((entry) => entry.held_cents),
    balance_after: cents((entry) => entry.balance_after_cents),
    held_after: cents((entry) => entry.held_after_cents),
    reference: text(({ reference }: Entry) => `${reference.type} ${reference.id}`),
    note: text((entry: Entry) => entry.note),
    id: text((entry: Entry) => entry.id),
  },
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  async pages(task, [user]: [string], { currency }: Options) {
    const { id } = await findUser(task, user);
    return (api, { page, per_page, cursor }) =>
      api.GET('/api/v1/admin/users/{id}/statement', {
        params: { path: { id }, query: { currency, page, per_page, cursor } },
      });
  },
});
