import type { Command } from 'commander';
import type { Schemas } from '@torpedo/api-client';
import { userIdOf } from '../../command/find-user.js';
import { addPeriod, choice, type PeriodOptions } from '../../command/options.js';
import type { Task } from '../../command/task.js';

type Order = Schemas['AdminOrderDto'];

export interface OrderFilterOptions extends PeriodOptions {
  type?: Order['type'] | undefined;
  status?: Order['status'] | undefined;
  payment?: Order['payment_status'] | undefined;
  search?: string | undefined;
  user?: string | undefined;
}

export function addOrderFilter(command: Command): Command {
  return addPeriod(
    command
      .addOption(choice('--type <type>', 'only numbers or top-ups', ['sms_number', 'credit_transaction']))
      .addOption(
        choice('--status <status>', 'only these', [
          ...['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'],
        ]),
      )
      .addOption(choice('--payment <status>', 'only these', ['pending', 'paid', 'failed', 'refunded']))
      .option('--search <text>', 'id, telephone number, name or address of the customer')
      .option('--user <user>', 'of this customer: e-mail address or id'),
  );
}

export async function orderFilter(task: Task, options: OrderFilterOptions) {
  const { type, status, payment, search, user, from, to } = options;
  return { type, status, payment, search, from, to, user_id: await userIdOf(task, user) };
}
