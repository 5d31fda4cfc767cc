import { Argument } from 'commander';
import { changeCommand } from '../../command/change.js';
import type { Definition } from '../../command/definition.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import { oneOf, parseCount, type ChangeOptions } from '../../command/options.js';
import { readPassword } from '../../deps.js';
import { ACCOUNT_CHANGE, ROLES } from './account.js';

const setActiveCommand = (summary: string, is_active: boolean, done: string, example: string): Definition =>
  changeCommand<User, User, [string]>({
    action: 'user.change_status',
    summary,
    ...ACCOUNT_CHANGE,
    examples: [example],
    send: ({ api }, { target: { id, updated_at }, reason }) =>
      api.PATCH('/api/v1/admin/users/{id}/status', {
        params: { path: { id } },
        body: { is_active, reason, expected_updated_at: updated_at },
      }),
    done: ({ email }) => `${email} ${done}`,
  });

export const activate = setActiveCommand(
  'Let an account in again',
  true,
  'is active.',
  'torpedo users activate maria@example.com --reason "Identity checked"',
);

export const deactivate = setActiveCommand(
  'Keep an account out and end its sessions',
  false,
  'is inactive and signed out everywhere.',
  'torpedo users deactivate maria@example.com --reason "Stolen card"',
);

export const role = changeCommand<User, User, [string, User['role']]>({
  action: 'user.change_role',
  summary: 'Give another role',
  ...ACCOUNT_CHANGE,
  examples: ['torpedo users role maria@example.com MANAGER --reason "Joined support"'],
  build: (command) =>
    void command
      .argument(...USER_ARGUMENT)
      .addArgument(new Argument('<role>', 'the new one').choices(ROLES).argParser(oneOf(ROLES))),
  send: ({ api }, { target: { id, updated_at }, args: [, role], reason }) =>
    api.PATCH('/api/v1/admin/users/{id}/role', {
      params: { path: { id } },
      body: { role, reason, expected_updated_at: updated_at },
    }),
  done: ({ email, role }) => `${email} is ${role}.`,
});

interface BlockOptions extends ChangeOptions {
  minutes?: number | undefined;
}

export const block = changeCommand<User, User, [string], BlockOptions>({
  action: 'user.block_purchases',
  summary: 'Pause the purchases of an account',
  ...ACCOUNT_CHANGE,
  examples: ['torpedo users block maria@example.com --minutes 60 --reason "Buys and cancels all the time"'],
  build: (command) =>
    void command.argument(...USER_ARGUMENT).option('--minutes <number>', 'for how long', parseCount),
  send: ({ api }, { target: { id }, options: { minutes }, reason }) =>
    api.POST('/api/v1/admin/users/{id}/block', { params: { path: { id } }, body: { minutes, reason } }),
  done: ({ email }) => `${email} cannot buy for a while.`,
});

export const unblock = changeCommand<User, User, [string]>({
  action: 'user.release_purchases',
  summary: 'End that pause',
  ...ACCOUNT_CHANGE,
  examples: ['torpedo users unblock maria@example.com --reason "Our provider was at fault"'],
  send: ({ api }, { target: { id }, reason }) =>
    api.POST('/api/v1/admin/users/{id}/unblock', { params: { path: { id } }, body: { reason } }),
  done: ({ email }) => `${email} can buy again.`,
});

export const clearFlag = changeCommand<User, User, [string]>({
  action: 'user.clear_flag',
  summary: 'Take the flag of a chargeback from an account',
  ...ACCOUNT_CHANGE,
  examples: ['torpedo users clear-flag maria@example.com --reason "The bank took the chargeback back"'],
  send: ({ api }, { target: { id }, reason }) =>
    api.POST('/api/v1/admin/users/{id}/clear-flag', { params: { path: { id } }, body: { reason } }),
  done: ({ email }) => `${email} is flagged no more.`,
});

export const resendVerification = changeCommand<User, unknown, [string]>({
  action: 'user.resend_verification',
  summary: 'Mail a new code to confirm the address',
  examples: ['torpedo users resend-verification maria@example.com'],
  build: (command) => void command.argument(...USER_ARGUMENT),
  find: (task, [user]) => findUser(task, user),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/users/{id}/resend-verification', {
      params: { path: { id: target.id } },
      body: { reason },
    }),
  done: (_result, { target }) => `Mailed a new code to ${target.email}.`,
});

interface ResetPasswordOptions extends ChangeOptions {
  passwordStdin?: boolean | undefined;
}

interface Target {
  user: User;
  /** Undefined where a temporary password is mailed. */
  password: string | undefined;
}

export const resetPassword = changeCommand<Target, unknown, [string], ResetPasswordOptions>({
  action: 'user.reset_password',
  summary: 'End the password with every session and API key',
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
    password: passwordStdin ? await readPassword(task.deps, 'New password', true) : undefined,
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

interface RemoveOptions extends ChangeOptions {
  giveUpBalance?: boolean | undefined;
}

export const remove = changeCommand<User, unknown, [string], RemoveOptions>({
  action: 'user.delete',
  summary: 'Delete an account for good',
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
