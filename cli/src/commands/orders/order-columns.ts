import type { Schemas } from '@torpedo/api-client';
import { Option } from 'commander';
import { key, money, state, text, time, yesNo, type Columns } from '../../command/columns.js';
import { UserOption } from '../../command/find-user.js';
import type { Filters } from '../../command/list.js';
import { PERIOD, choice } from '../../command/options.js';
import { idByShortNumber } from '../../command/short-number.js';
import type { Task } from '../../command/task.js';

export const ORDER_ARGUMENT = ['<id>', 'id of the order, or its short number such as 1A2B3C4D'] as const;

export const orderIdOf = (task: Task, id: string): Promise<string> =>
  idByShortNumber(task, id, (search) =>
    task.api.GET('/api/v1/admin/orders', { params: { query: { search } } }),
  );

/** @throws CliError, ApiError NOT_FOUND */
export async function findOrder(task: Task, idOrNumber: string): Promise<OrderDetail> {
  const id = await orderIdOf(task, idOrNumber);
  return task.call('Reading the order…', () =>
    task.api.GET('/api/v1/admin/orders/{id}', { params: { path: { id } } }),
  );
}

type Order = Schemas['AdminOrderDetailDto'] | Schemas['ListedOrderDto'];
export type OrderDetail = Schemas['AdminOrderDetailDto'];

export const ORDER_COLUMNS: Columns<Order> = {
  created_at: time((order) => order.created_at),
  type: text((order) => order.type),
  status: state((order) => order.status),
  payment: state((order) => order.payment_status),
  total: money(({ total_amount_cents: cents, currency }) => ({ cents, currency })),
  customer: text((order) => order.user_email ?? order.user_id),
  service: text(({ item }) => item && `${item.service.name} ${item.country.iso_code}`),
  number: text(({ item }) => item?.phone_number),
  id: key((order) => order.id),
};

export type ShownMessage = NonNullable<OrderDetail['number']>['messages'][number] &
  Partial<Pick<Schemas['RevealedMessageDto'], 'code' | 'text'>>;

const whenRevealed = ({ is_kept: isKept }: ShownMessage, value: string | null | undefined) =>
  value === undefined && !isKept ? 'deleted' : (value ?? null);

export const MESSAGE_COLUMNS: Columns<ShownMessage> = {
  received_at: time((message) => message.received_at),
  code: text((message) => whenRevealed(message, message.code)),
  text: text((message) => whenRevealed(message, message.text)),
  shown: yesNo((message) => message.is_shown),
  free: yesNo((message) => message.is_free),
  id: key((message) => message.id),
};

export const ORDER_FACTS: Columns<OrderDetail> = {
  id: key((order) => order.id),
  type: text((order) => order.type),
  status: state((order) => order.status),
  payment: state((order) => order.payment_status),
  total: money(({ total_amount_cents: cents, currency }) => ({ cents, currency })),
  customer: text((order) => order.user_email ?? order.user_id),
  service: text(({ item }) => item && `${item.service.name} ${item.country.name}`),
  number: text(({ item }) => item?.phone_number),
  provider: text(({ number }) => number?.provider),
  activation: state(({ number }) => number?.activation_status),
  messages: text(({ number }) => number?.messages.length),
  attempts: text(({ number }) => number?.attempts.length),
  gateway: text((order) => order.gateway),
  notes: text(({ notes }) => notes.map((note) => note.text).join(' | ') || undefined),
  created_at: time((order) => order.created_at),
  updated_at: time((order) => order.updated_at),
};

const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'];

const SITUATIONS = ['to_act', 'with_code', 'no_code', 'undelivered', 'given_back', 'charged_back'];

export const ORDER_FILTERS: Filters<'/api/v1/admin/orders'> = {
  type: choice('--type <type>', 'only numbers or top-ups', ['sms_number', 'credit_transaction']),
  status: choice('--status <status>', 'only these', STATUSES),
  payment: choice('--payment <status>', 'only these', ['pending', 'paid', 'failed', 'refunded']),
  situation: choice('--situation <situation>', 'only these', SITUATIONS),
  service: new Option('--service <code>', 'only for this service, such as wa'),
  country: new Option('--country <iso>', 'only from this country, such as BR'),
  provider: new Option('--provider <code>', 'only of this provider; none for what no provider had'),
  search: new Option('--search <text>', 'id, telephone number, name or address of the customer'),
  user_id: new UserOption('--user <user>', 'of this customer: e-mail address or id'),
  ...PERIOD,
};
