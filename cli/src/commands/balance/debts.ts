import type { Schemas } from '@torpedo/api-client';
import { reasonedCommand } from '../../command/change.js';
import { money, text } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import { CliError } from '../../errors.js';

interface Owed {
  user: User;
  debtId: string;
  /** Like `8.78 BRL`. */
  amount: string;
}

/** The debt that is meant: the only one, or the one with the id. */
function debtOf(user: User, id: string | undefined): Owed {
  const open = user.wallets.flatMap(({ currency, debts }) => debts.map((debt) => ({ ...debt, currency })));
  const [found, other] = open.filter((debt) => id === undefined || debt.id === id);
  if (!found)
    throw new CliError(
      `${user.email} has no such open debt.`,
      `Look with: torpedo balance show ${user.email}`,
      'notFound',
    );
  if (other) {
    const ids = open.map((debt) => debt.id).join(', ');
    throw new CliError(`${user.email} has several open debts.`, `Name one of them: ${ids}`, 'usage');
  }
  return { user, debtId: found.id, amount: `${(found.open_cents / 100).toFixed(2)} ${found.currency}` };
}

export const waive = reasonedCommand<Owed, Schemas['WaivedDebtDto'], [string, string | undefined]>(
  'Give up what a chargeback left owed',
  {
    examples: [
      'torpedo balance waive maria@example.com --reason "The bank took back the wrong payment"',
      'torpedo balance waive maria@example.com 0199aa00-0000-7000-8000-000000000001 --reason "Settled by hand" --yes',
    ],
    build: (command) =>
      void command.argument(...USER_ARGUMENT).argument('[debt]', 'which debt, where there are several'),
    find: async (task, [user, debt]) => debtOf(await findUser(task, user), debt),
    warn: ({ user, amount }) => ({
      consequence: `${user.email} no longer owes ${amount}: the loss stays with the house.`,
      name: user.email,
    }),
    send: ({ api }, { target: { user, debtId }, reason }) =>
      api.POST('/api/v1/admin/users/{id}/debts/{debtId}/waive', {
        params: { path: { id: user.id, debtId } },
        body: { reason },
      }),
    columns: {
      waived: money(({ waived_cents: cents, currency }) => ({ cents, currency })),
      owed: money(({ owed_cents: cents, currency }) => ({ cents, currency })),
      user_id: text(({ user_id }) => user_id),
      debt_id: text(({ debt_id }) => debt_id),
    },
    done: (_answer, { target: { user, amount } }) => `${user.email} no longer owes ${amount}.`,
  },
);
