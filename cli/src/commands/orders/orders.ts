import type { Schemas } from '@torpedo/api-client';
import type { Command } from 'commander';
import { askedReason, changeCommand } from '../../command/change.js';
import { money, state, text, time } from '../../command/columns.js';
import type { Group } from '../../command/definition.js';
import { exportCommand } from '../../command/export.js';
import { listCommand, queryOf } from '../../command/list.js';
import { addOptions, addOutput, type ViewOptions } from '../../command/options.js';
import { printItem, printItems } from '../../command/output.js';
import { viewCommand } from '../../command/show.js';
import { listScreen, type Task } from '../../command/task.js';
import {
  ORDER_COLUMNS,
  ORDER_FILTERS,
  findOrder,
  ORDER_ARGUMENT,
  orderIdOf,
  MESSAGE_COLUMNS,
  ORDER_FACTS,
  type OrderDetail,
  type ShownMessage,
} from './order-columns.js';

const list = listCommand('/api/v1/admin/orders', 'List orders, newest first', {
  examples: [
    'torpedo orders list --user maria@example.com',
    'torpedo orders list --status shipped --from 2026-03-10 --watch 10',
  ],
  filters: ORDER_FILTERS,
  columns: ORDER_COLUMNS,
  screen: ({ type, status, payment, search, user_id }) =>
    listScreen('/admin/orders', { type, status, payment, search, user_id }),
});

interface ShowOptions extends ViewOptions {
  reveal?: boolean | undefined;
  reason?: string | undefined;
}

/** Shows code and text; the audit records each one as seen. */
async function revealed({ api, call }: Task, messages: readonly ShownMessage[], reason: string) {
  const shown: ShownMessage[] = [];
  for (const message of messages) {
    const path = { id: message.id };
    const send = () => api.POST('/api/v1/admin/messages/{id}/reveal', { params: { path }, body: { reason } });
    shown.push(message.is_kept ? { ...message, ...(await call('Revealing…', send)) } : message);
  }
  return shown;
}

const show = viewCommand<OrderDetail, [string], ShowOptions>('Show one order', {
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
    // The reason is kept for the next reading of --watch.
    options.reason = await askedReason(task.deps, options.reason);
    const messages = await revealed(task, order.number.messages, options.reason);
    return { ...order, number: { ...order.number, messages } };
  },
  print({ deps: { io } }, options, order) {
    printItem(io, options, ORDER_FACTS, order);
    const messages: readonly ShownMessage[] = order.number?.messages ?? [];
    if (options.json || options.csv || options.fields || messages.length === 0) return;
    io.data('');
    printItems(io, options, MESSAGE_COLUMNS, messages);
  },
});

type Cancelled = Schemas['CancelledOrderDto'];

const cancel = changeCommand<OrderDetail, Cancelled, [string]>({
  action: 'order.cancel',
  summary: 'Give a number back before its first message',
  examples: ['torpedo orders cancel 0199aa00-0000-7000-8000-000000000001 --reason "Customer asked"'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  find: (task, [id]) => findOrder(task, id),
  warn: ({ id }) => ({
    consequence: 'The number is given back, and its price goes back to the customer.',
    name: id,
  }),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/orders/{id}/cancel', { params: { path: { id: target.id } }, body: { reason } }),
  columns: {
    id: text(({ order }) => order.id),
    status: state(({ order }) => order.status),
    refunded: money(({ refunded_amount_cents: cents, order: { currency } }) => ({ cents, currency })),
  },
  done: ({ pending, already_cancelled }) => {
    if (already_cancelled) return 'It was cancelled before.';
    return pending ? 'The provider is asked; the money comes back when it agrees.' : 'Cancelled.';
  },
});

const refund = changeCommand<OrderDetail, Schemas['RefundedOrderDto'], [string]>({
  action: 'order.refund',
  summary: 'Give the price back after a message came',
  examples: ['torpedo orders refund 0199aa00-0000-7000-8000-000000000001 --reason "Wrong code"'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  find: (task, [id]) => findOrder(task, id),
  warn: ({ id, total_amount_cents, currency }) => ({
    consequence: `${(total_amount_cents / 100).toFixed(2)} ${currency} goes back to the customer; the provider keeps its price.`,
    name: id,
  }),
  send: ({ api, deps }, { target, reason }) =>
    api.POST('/api/v1/admin/orders/{id}/refund', {
      params: { path: { id: target.id }, header: { 'Idempotency-Key': deps.newKey() } },
      body: { reason },
    }),
  columns: {
    id: text(({ order }) => order.id),
    status: state(({ order }) => order.status),
    refunded: money(({ refunded_amount_cents: cents, order: { currency } }) => ({ cents, currency })),
  },
  done: () => 'Refunded.',
});

const recheck = changeCommand<string, Schemas['RecheckedOrderDto'], [string]>({
  action: 'order.recheck',
  summary: 'Ask provider or gateway about an order',
  examples: ['torpedo orders recheck 0199aa00-0000-7000-8000-000000000001'],
  build: (command) => void command.argument(...ORDER_ARGUMENT),
  find: (task, [id]) => orderIdOf(task, id),
  send: ({ api }, { target: id, reason }) =>
    api.POST('/api/v1/admin/orders/{id}/recheck', { params: { path: { id } }, body: { reason } }),
  columns: {
    id: text(({ order }) => order.id),
    status: state(({ order }) => order.status),
    says: text(({ provider_says }) => provider_says),
  },
  done: ({ provider_says }) => `The other side says ${provider_says}.`,
});

const note = changeCommand<string, Schemas['OrderNoteDto'], [string, string]>({
  action: 'order.note',
  summary: 'Write something down for other staff',
  examples: [
    'torpedo orders note 0199aa00-0000-7000-8000-000000000001 "Customer called, waits until Friday"',
  ],
  build: (command) => void command.argument(...ORDER_ARGUMENT).argument('<text>', 'what other staff read'),
  find: (task, [id]) => orderIdOf(task, id),
  send: ({ api }, { target: id, args: [, text], reason }) =>
    api.POST('/api/v1/admin/orders/{id}/notes', { params: { path: { id } }, body: { text, reason } }),
  columns: {
    id: text(({ id }) => id),
    text: text((note) => note.text),
    author: text((note) => note.author_email ?? note.author_id),
    created_at: time((note) => note.created_at),
  },
  done: () => 'Noted.',
});

const exportAll = exportCommand('Write all of them as a sheet', {
  examples: [
    'torpedo orders export --from 2026-03-01 --to 2026-04-01 --output march.csv',
    'torpedo orders export --status refunded --json',
  ],
  build: (command) => void addOutput(addOptions(command, Object.values(ORDER_FILTERS))),
  isSheet: ({ json, fields }) => !json && fields === undefined,
  printRows: (deps, options) => list.run(deps, [], { ...options, all: true }),
  async open(task, options) {
    const filter = await queryOf<'/api/v1/admin/orders'>(task, ORDER_FILTERS, options);
    const query = { ...filter, format: 'csv' as const };
    return task.api.GET('/api/v1/admin/orders', { params: { query }, parseAs: 'stream' });
  },
});

export const orders: Group = {
  summary: 'Numbers and top-ups of customers',
  verbs: { list, show, cancel, refund, recheck, note, export: exportAll },
};
