import type { Language } from '../../../platform/languages.js';
import { moneyField } from '../../../platform/money.js';
import type { Settings } from '../../../platform/settings/index.js';
import {
  formatPhone,
  paymentOf,
  presentCountry,
  presentService,
  type ActivationEntry,
  type NumberOrder,
  type OrderEntry,
  type OrderNote,
  type RevealedMessage,
  type ProductReference,
} from '../../activations/index.js';
import type { Person } from '../../auth/index.js';
import type { LedgerEntry } from '../../wallet/index.js';
import type {
  AdminActivationDto,
  AdminOrderDetailDto,
  AdminOrderDto,
  OrderNoteDto,
  RevealedMessageDto,
} from './order.dto.js';
import { presentLedgerEntry } from '../users/ledger-entry.dto.js';
import { marginOf } from './order-margin.js';

type NumberDto = NonNullable<AdminOrderDetailDto['number']>;
type EventDto = AdminOrderDetailDto['timeline'][number];

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

function presentItem(
  { service, country }: ProductReference,
  phone: string | null,
  language: Language,
): NonNullable<AdminOrderDto['item']> {
  return {
    service: { code: service.code, ...presentService(service, language) },
    country: presentCountry(country, language),
    phone_number: phone,
    phone_number_formatted: phone && formatPhone(phone),
  };
}

/** An order with its customer; null once the account is deleted. */
export interface OrderWithPerson {
  order: OrderEntry;
  person: Person | null;
}

export function presentOrder({ order, person }: OrderWithPerson, language: Language): AdminOrderDto {
  const { product } = order;
  return {
    id: order.id,
    type: order.type,
    user_id: order.userId,
    user_name: person?.name ?? null,
    user_email: person?.email ?? null,
    status: order.status,
    payment_status: order.payment,
    payment_method: order.type === 'sms_number' ? 'wallet' : 'pix',
    ...moneyField('total_amount', order.amountCents),
    currency: order.currency,
    item: product && presentItem(product, order.phone, language),
    gateway: order.gateway,
    created_at: order.createdAt.toISOString(),
  };
}

/** Paths within the presented order. */
export const ORDER_CSV_COLUMNS = [
  'id',
  'type',
  'created_at',
  'status',
  'payment_status',
  'payment_method',
  'total_amount',
  'currency',
  'user_id',
  'user_email',
  'user_name',
  'item.service.code',
  'item.country.iso_code',
  'item.phone_number',
  'gateway',
] as const;

export function presentNote(note: OrderNote, people: ReadonlyMap<string, Person>): OrderNoteDto {
  return {
    id: note.id,
    text: note.text,
    author_id: note.staffId,
    author_email: people.get(note.staffId)?.email ?? null,
    created_at: note.createdAt.toISOString(),
  };
}

/** Why an activation in this status cannot be cancelled by staff. */
const CANCEL_OBSTACLES: Readonly<Record<string, string>> = {
  REQUESTING: 'ORDER_IN_PROGRESS',
  FAILED: 'ACTIVATION_CLOSED',
  COMPLETED: 'CODE_RECEIVED',
  ACTIVE: 'CODE_RECEIVED',
  CANCELLED: 'ACTIVATION_CLOSED',
  EXPIRED: 'ACTIVATION_CLOSED',
};

const action = (obstacle: string | null) => ({ is_possible: obstacle === null, obstacle });

function presentActions(
  order: NumberOrder,
  hasCustomer: boolean,
  marginAfterCents: number | null,
): NumberDto['actions'] {
  const isWaiting = order.activationStatus === 'REQUESTING';
  const refundObstacle =
    order.refundedAt !== null
      ? 'ORDER_ALREADY_REFUNDED'
      : order.status === 'delivered' && hasCustomer
        ? null
        : 'ORDER_NOT_REFUNDABLE';
  return {
    cancel: action(CANCEL_OBSTACLES[order.activationStatus] ?? null),
    refund: { ...action(refundObstacle), margin_after_cents: marginAfterCents },
    recheck: action(
      isWaiting ? 'ORDER_IN_PROGRESS' : order.providerActivationId === null ? 'PROVIDER_UNAVAILABLE' : null,
    ),
  };
}

function presentNumber(order: NumberOrder, hasCustomer: boolean, fx: Settings['fx']): NumberDto {
  const margin = marginOf(order, fx);
  return {
    batch_id: order.purchaseId,
    number: order.number,
    quantity: order.quantity,
    activation_status: order.activationStatus as NumberDto['activation_status'],
    failure_code: order.failureCode,
    provider: order.provider,
    provider_activation_id: order.providerActivationId,
    cost_micros: order.costMicros,
    cost_currency: order.costCurrency,
    cost_state: order.costState,
    margin: {
      price_cents: margin.priceCents,
      cost_cents: margin.costCents,
      margin_cents: margin.marginCents,
      is_expected: margin.isExpected,
      rate: margin.rate,
    },
    typical_seconds: order.typicalSeconds,
    allotted_at: iso(order.allottedAt),
    expires_at: iso(order.expiresAt),
    first_message_at: iso(order.firstMessageAt),
    cancel_requested_at: iso(order.cancelRequestedAt),
    closed_at: iso(order.closedAt),
    closed_by: order.closedBy as NumberDto['closed_by'],
    finished_at: iso(order.finishedAt),
    refunded_at: iso(order.refundedAt),
    attempts: order.attempts.map((attempt) => ({
      number: attempt.number,
      provider: attempt.provider,
      outcome: attempt.outcome as NumberDto['attempts'][number]['outcome'],
      reason: attempt.reason,
      request: attempt.request,
      response: attempt.response,
      latency_ms: attempt.latencyMs,
      list_cost_micros: attempt.listCostMicros,
      max_cost_micros: attempt.maxPriceMicros,
      cost_micros: attempt.costMicros,
      cost_currency: attempt.costCurrency,
      started_at: attempt.startedAt.toISOString(),
      ended_at: iso(attempt.endedAt),
    })),
    messages: order.messages.map(({ id, receivedAt, isShown, isFree, isKept }) => ({
      id,
      received_at: receivedAt.toISOString(),
      is_shown: isShown,
      is_free: isFree,
      is_kept: isKept,
    })),
    actions: presentActions(order, hasCustomer, margin.marginIfRefundedCents),
  };
}

/** What comes first of two things that happened at the same moment. */
const RANKS: Record<EventDto['type'], number> = {
  ordered: 0,
  attempt: 2,
  allotted: 3,
  cancel_requested: 4,
  message: 5,
  closed: 6,
  transfer: 7,
  finished: 8,
  note: 9,
};
const HOLD_RANK = 1;

function timelineOf(
  createdAt: Date,
  order: NumberOrder | null,
  transfers: readonly LedgerEntry[],
  notes: readonly OrderNote[],
): EventDto[] {
  const events: { at: Date; type: EventDto['type']; reference: string | null; rank: number }[] = [];
  const add = (
    at: Date | null | undefined,
    type: EventDto['type'],
    reference: string | null = null,
    rank = RANKS[type],
  ) => {
    if (at) events.push({ at, type, reference, rank });
  };
  add(createdAt, 'ordered');
  for (const { id, kind, occurredAt } of transfers) {
    add(occurredAt, 'transfer', String(id), kind === 'hold' ? HOLD_RANK : RANKS.transfer);
  }
  for (const note of notes) add(note.createdAt, 'note', note.id);
  for (const { number, endedAt, startedAt } of order?.attempts ?? []) {
    add(endedAt ?? startedAt, 'attempt', String(number));
  }
  for (const { id, receivedAt } of order?.messages ?? []) add(receivedAt, 'message', id);
  add(order?.allottedAt, 'allotted');
  add(order?.cancelRequestedAt, 'cancel_requested');
  add(order?.closedAt, 'closed');
  add(order?.finishedAt, 'finished');
  return events
    .sort((left, right) => left.at.getTime() - right.at.getTime() || left.rank - right.rank)
    .map(({ at, type, reference }) => ({ at: at.toISOString(), type, reference }));
}

/** An order with everything that staff may know of it. */
export interface OrderDetail {
  entry: OrderEntry;
  /** Null for a top-up. */
  number: NumberOrder | null;
  transfers: LedgerEntry[];
  notes: OrderNote[];
  /** The customer, and who wrote the notes. */
  people: ReadonlyMap<string, Person>;
}

export function presentOrderDetail(
  { entry, number, transfers, notes, people }: OrderDetail,
  fx: Settings['fx'],
  language: Language,
): AdminOrderDetailDto {
  const person = people.get(entry.userId) ?? null;
  return {
    ...presentOrder({ order: entry, person }, language),
    updated_at: (number?.updatedAt ?? transfers.at(-1)?.occurredAt ?? entry.createdAt).toISOString(),
    number: number && presentNumber(number, person !== null, fx),
    transfers: transfers.map(presentLedgerEntry),
    timeline: timelineOf(entry.createdAt, number, transfers, notes),
    notes: notes.map((note) => presentNote(note, people)),
  };
}

/** The entry of the list that an order with its details has. */
export function entryOf(order: NumberOrder): OrderEntry {
  const state = {
    type: 'sms_number' as const,
    status: order.activationStatus,
    refundedAt: order.refundedAt,
    isTried: order.status === 'processing',
  };
  return {
    id: order.id,
    type: 'sms_number',
    userId: order.userId,
    status: order.status,
    payment: paymentOf(state),
    amountCents: order.priceCents,
    currency: order.currency,
    product: order.product,
    phone: order.phone,
    gateway: null,
    createdAt: order.requestedAt,
  };
}

export interface ActivationWithPerson {
  activation: ActivationEntry;
  person: Person | null;
}

export function presentAdminActivation(
  { activation, person }: ActivationWithPerson,
  language: Language,
): AdminActivationDto {
  return {
    id: activation.id,
    user_id: activation.userId,
    user_name: person?.name ?? null,
    user_email: person?.email ?? null,
    status: activation.status,
    item: presentItem(activation.product, activation.phone, language),
    provider: activation.provider,
    attempts: activation.attempts,
    last_attempt: activation.lastAttempt,
    ...moneyField('price', activation.priceCents),
    currency: activation.currency,
    requested_at: activation.requestedAt.toISOString(),
    allotted_at: iso(activation.allottedAt),
    expires_at: iso(activation.expiresAt),
    first_message_at: iso(activation.firstMessageAt),
    message_count: activation.messageCount,
  };
}

/** Paths within the presented number. */
export const ACTIVATION_CSV_COLUMNS = [
  'id',
  'requested_at',
  'status',
  'user_email',
  'item.service.code',
  'item.country.iso_code',
  'item.phone_number',
  'provider',
  'attempts',
  'price',
  'currency',
  'expires_at',
  'first_message_at',
  'message_count',
] as const;

export function presentRevealed(message: RevealedMessage): RevealedMessageDto {
  return {
    id: message.id,
    order_id: message.orderId,
    code: message.code,
    text: message.text,
    received_at: message.receivedAt.toISOString(),
  };
}
