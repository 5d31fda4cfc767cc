import type { Command } from 'commander';
import { amounts, key, state, text, time, yesNo, type Columns } from '../../command/columns.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import type { Task } from '../../command/task.js';

const wallets = amounts<User>((user) =>
  user.wallets.map(({ balance_cents: cents, currency }) => ({ cents, currency })),
);

export const ROLES = ['CUSTOMER', 'MANAGER', 'ADMIN'] as const;

export const USER_COLUMNS: Columns<User> = {
  email: key((user) => user.email),
  role: text((user) => user.role),
  status: state((user) => (user.is_active ? 'active' : 'inactive')),
  verified: yesNo((user) => user.is_email_verified),
  balance: wallets,
  orders: text((user) => user.order_count),
  created_at: time((user) => user.created_at),
  id: text((user) => user.id),
};

export const USER_FACTS: Columns<User> = {
  id: text((user) => user.id),
  email: text((user) => user.email),
  name: text((user) => user.profile.full_name),
  phone: text((user) => user.profile.phone_number),
  role: text((user) => user.role),
  status: state((user) => (user.is_active ? 'active' : 'inactive')),
  verified: yesNo((user) => user.is_email_verified),
  balance: wallets,
  owed: amounts((user) =>
    user.wallets
      .filter(({ owed_cents: cents }) => cents > 0)
      .map(({ owed_cents: cents, currency }) => ({ cents, currency })),
  ),
  orders: text((user) => user.order_count),
  language: text((user) => user.preferred_language),
  currency: text((user) => user.preferred_currency),
  blocked_until: time((user) => user.purchases_blocked_until),
  created_at: time((user) => user.created_at),
  last_login: time((user) => user.last_login),
};

export const ACCOUNT_CHANGE = {
  build: (command: Command) => void command.argument(...USER_ARGUMENT),
  find: (task: Task, [user]: readonly [string, ...unknown[]]) => findUser(task, user),
  columns: USER_FACTS,
};
