import type { Command } from 'commander';
import { printItem, printItems } from '../../command/output.js';
import type { ViewOptions } from '../../command/options.js';
import { viewCommand } from '../../command/show.js';
import type { Task } from '../../command/task.js';
import { findOrder, ORDER_ARGUMENT, orderIdOf } from './find-order.js';
import { MESSAGE_COLUMNS, ORDER_FACTS, type OrderDetail, type ShownMessage } from './order-columns.js';

interface Options extends ViewOptions {
  reveal?: boolean | undefined;
  reason?: string | undefined;
}

/** With code and text, each of which the audit then knows to be seen. */
async function revealed({ api, call }: Task, messages: readonly ShownMessage[], reason: string) {
  const shown: ShownMessage[] = [];
  for (const message of messages) {
    const path = { id: message.id };
    const send = () => api.POST('/api/v1/admin/messages/{id}/reveal', { params: { path }, body: { reason } });
    shown.push(message.is_kept ? { ...message, ...(await call('Revealing…', send)) } : message);
  }
  return shown;
}

export default viewCommand<OrderDetail, [string], Options>(
  {
    examples: [
      'torpedo orders show 0199aa00-0000-7000-8000-000000000001 --json',
      'torpedo orders show 1A2B3C4D --reveal --reason "The customer says that the code is wrong"',
    ],
    build: (command: Command) =>
      void command
        .argument(...ORDER_ARGUMENT)
        .option('--reveal', 'show the codes and texts of its messages too, which the audit keeps')
        .option('--reason <text>', 'why they are revealed; asked for when left out'),
    screen: async ([id], _options, task) => `/admin/orders/${await orderIdOf(task, id)}`,
    async load(task, [id], options) {
      const order = await findOrder(task, id);
      if (!options.reveal || !order.number) return order;
      options.reason ??= await task.deps.prompts.ask('Why? It is kept in the audit', '--reason');
      const messages = await revealed(task, order.number.messages, options.reason);
      return { ...order, number: { ...order.number, messages } };
    },
  },
  ({ deps: { io } }, options, order) => {
    printItem(io, options, ORDER_FACTS, order);
    const messages: readonly ShownMessage[] = order.number?.messages ?? [];
    if (options.json || options.csv || options.fields || messages.length === 0) return;
    io.data('');
    printItems(io, options, MESSAGE_COLUMNS, messages);
  },
);
