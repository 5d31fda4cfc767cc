import type { Language } from '../../../platform/languages.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { NumberOrder, OrderEntry, OrderNote } from '../../activations/index.js';
import type { Person } from '../../auth/index.js';
import { presentLedgerEntry, type LedgerEntry } from '../../wallet/index.js';
import type { AdminOrderDetailDto } from './order.dto.js';
import { marginOf } from './order-margin.js';
import { presentAction, presentNote, presentOrder } from './order.presenter.js';

type NumberDto = NonNullable<AdminOrderDetailDto['number']>;
type EventDto = AdminOrderDetailDto['timeline'][number];

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

function presentActions(order: NumberOrder, marginAfterCents: number | null): NumberDto['actions'] {
  return {
    cancel: presentAction(order.cancelObstacle),
    refund: { ...presentAction(order.refundObstacle), margin_after_cents: marginAfterCents },
    recheck: presentAction(order.recheckObstacle),
  };
}

function presentNumber(order: NumberOrder, fx: Settings['fx']): NumberDto {
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
    attempts: order.attempts,
    messages: order.messages,
    actions: presentActions(order, margin.marginIfRefundedCents),
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
  for (const { number, ended_at, started_at } of order?.attempts ?? []) {
    add(new Date(ended_at ?? started_at), 'attempt', String(number));
  }
  for (const { id, received_at } of order?.messages ?? []) add(new Date(received_at), 'message', id);
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
    number: number && presentNumber(number, fx),
    transfers: transfers.map(presentLedgerEntry),
    timeline: timelineOf(entry.createdAt, number, transfers, notes),
    notes: notes.map((note) => presentNote(note, people)),
  };
}
