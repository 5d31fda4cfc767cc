import type { Schemas } from '@torpedo/api-client';
import { key, money, state, text, time, yesNo, type Columns } from '../../command/columns.js';

type Order = Schemas['AdminOrderDto'];
export type OrderDetail = Schemas['AdminOrderDetailDto'];

/** What a list of orders shows of each. */
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

/** A message of an order, with code and text where they were revealed. */
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

/** What is shown of one order. */
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
