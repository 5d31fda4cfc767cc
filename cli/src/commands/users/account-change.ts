import type { Command } from 'commander';
import { changeCommand, reasonedCommand, type Warning } from '../../command/change.js';
import type { Definition } from '../../command/definition.js';
import { findUser, USER_ARGUMENT, type User } from '../../command/find-user.js';
import type { ChangeOptions } from '../../command/options.js';
import type { Task } from '../../command/task.js';
import { USER_FACTS } from './user-columns.js';

interface AccountChange<Options, Reason> {
  examples: readonly string[];
  /** Its own options. */
  build?(command: Command): void;
  check?(options: Options): void;
  warn?(user: User): Warning;
  send(task: Task, user: User, options: Options, reason: Reason): Promise<{ data?: User }>;
  done(user: User): string;
}

const specOf = <Options extends ChangeOptions, Reason>(change: AccountChange<Options, Reason>) => ({
  examples: change.examples,
  build(command: Command) {
    command.argument(...USER_ARGUMENT);
    change.build?.(command);
  },
  check: (_args: [string], options: Options) => change.check?.(options),
  find: (task: Task, [user]: [string]) => findUser(task, user),
  ...(change.warn && { warn: change.warn }),
  columns: USER_FACTS,
  done: (user: User) => change.done(user),
});

/** A change of one account that answers the account. */
export function accountCommand<Options extends ChangeOptions>(
  change: AccountChange<Options, string | undefined>,
): Definition {
  return changeCommand<User, User, [string], Options>({
    ...specOf(change),
    send: (task, { target, options, reason }) => change.send(task, target, options, reason),
  });
}

/** The same with a reason that the server wants. */
export function reasonedAccountCommand<Options extends ChangeOptions>(
  change: AccountChange<Options, string>,
): Definition {
  return reasonedCommand<User, User, [string], Options>({
    ...specOf(change),
    send: (task, { target, options, reason }) => change.send(task, target, options, reason),
  });
}
