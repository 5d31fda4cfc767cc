import type { Language } from '../../../platform/languages.js';
import type { Settings } from '../../../platform/settings/index.js';
import {
  formatPhone,
  type ActivationEntry,
  type AdminActivationDto,
  type AdminOrderDto,
  type ListedOrder,
  type ListedOrderDto,
  type NumberOrder,
  type OrderItemDto,
} from '../../activations/index.js';
import { presentCountry, presentService, type ProductReference } from '../../catalogue/index.js';
import type { LedgerEntryDto } from '../../wallet/index.js';
import type { WithCustomer } from '../users/admin-users.service.js';
import { marginIfRefunded, marginOf } from './order-margin.js';
import type { AdminOrderDetailDto, OrderEventDto, OrderNoteDto } from './order.dto.js';

function presentItem(
  { service, country }: ProductReference,
  phone: string | null,
  language: Language,
): OrderItemDto {
  return {
    service: { code: service.code, ...presentService(service, language) },
    country: presentCountry(country, language),
    phone_number: phone,
    phone_number_formatted: phone && formatPhone(phone),
  };
}

export function presentOrder(
  { product, phone, number: _number, isChargedBack: _isChargedBack, ...order }: WithCustomer<ListedOrder>,
  language: Language,
): AdminOrderDto {
  return { ...order, item: product && presentItem(product, phone, language) };
}

export type StaffOrder = WithCustomer<ListedOrder> & { isDisputed: boolean };

/** An uncertain purchase or cost already waits for staff, so only other orders are shown as disputed. */
const situationOf = ({ number, isChargedBack, isDisputed }: StaffOrder): ListedOrderDto['situation'] => {
  const situation = number?.situation ?? (isChargedBack ? 'charged_back' : null);
  const waits = situation === 'uncertain' || situation === 'cost_open';
  return isDisputed && !waits ? 'disputed' : situation;
};

export function presentListedOrder(
  { isDisputed, ...order }: StaffOrder,
  fx: Settings['fx'],
  language: Language,
): ListedOrderDto {
  const { number, status, total_amount_cents: priceCents, currency } = order;
  const margin = number && marginOf({ status, currency, priceCents, cost: number.cost }, fx);
  return {
    ...presentOrder(order, language),
    situation: situationOf({ ...order, isDisputed }),
    provider: number?.provider ?? null,
    expires_at: number?.expires_at ?? null,
    margin_cents: margin && !margin.is_expected ? margin.margin_cents : null,
    actions: number?.actions ?? null,
  };
}

export function presentAdminActivation(
  { product, phone, ...activation }: WithCustomer<ActivationEntry>,
  language: Language,
): AdminActivationDto {
  return { ...activation, item: presentItem(product, phone, language) };
}

export function presentNumber(order: NumberOrder, fx: Settings['fx']): AdminOrderDetailDto['number'] {
  const { row, attempts, messages, actions } = order;
  const margin = marginOf(order, fx);
  const refund = { ...actions.refund, margin_after_cents: marginIfRefunded(margin) };
  return { ...row, margin, attempts, messages, actions: { ...actions, refund } };
}

/** The order of events that happened at the same moment. */
const RANKS: Record<OrderEventDto['type'], number> = {
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

export function timelineOf(
  createdAt: string,
  order: NumberOrder | null,
  transfers: readonly LedgerEntryDto[],
  notes: readonly OrderNoteDto[],
): OrderEventDto[] {
  const events: (OrderEventDto & { rank: number })[] = [];
  const add = (
    at: string | null | undefined,
    type: OrderEventDto['type'],
    reference: string | null = null,
    rank = RANKS[type],
  ) => {
    if (at) events.push({ at, type, reference, rank });
  };
  add(createdAt, 'ordered');
  for (const { id, kind, created_at } of transfers) {
    add(created_at, 'transfer', id, kind === 'hold' ? HOLD_RANK : RANKS.transfer);
  }
  for (const { id, created_at } of notes) add(created_at, 'note', id);
  for (const { number, ended_at, started_at } of order?.attempts ?? []) {
    add(ended_at ?? started_at, 'attempt', String(number));
  }
  for (const { id, received_at } of order?.messages ?? []) add(received_at, 'message', id);
  add(order?.row.allotted_at, 'allotted');
  add(order?.row.cancel_requested_at, 'cancel_requested');
  add(order?.row.closed_at, 'closed');
  add(order?.row.finished_at, 'finished');
  return events
    .sort((left, right) => Date.parse(left.at) - Date.parse(right.at) || left.rank - right.rank)
    .map(({ rank: _, ...event }) => event);
}
