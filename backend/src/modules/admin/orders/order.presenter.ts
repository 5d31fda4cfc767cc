import type { Language } from '../../../platform/languages.js';
import { moneyField } from '../../../platform/money.js';
import type { Settings } from '../../../platform/settings/index.js';
import { formatPhone, type ListedOrder, type OrderEntry, type OrderNote } from '../../activations/index.js';
import type { Person } from '../../auth/index.js';
import { presentCountry, presentService, type ProductReference } from '../../catalogue/index.js';
import type { AdminOrderDto, ListedOrderDto, OrderActionDto, OrderNoteDto } from './order.dto.js';
import { marginOf } from './order-margin.js';

export function presentItem(
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

export const presentAction = (obstacle: string | null): OrderActionDto => ({
  is_possible: obstacle === null,
  obstacle,
});

/** An order with its customer; null once the account is deleted. */
export interface OrderWithPerson<Entry extends OrderEntry = OrderEntry> {
  order: Entry;
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

function situationOf({ status, number }: ListedOrder): ListedOrderDto['situation'] {
  if (!number) return null;
  if (number.isUncertain) return 'uncertain';
  if (number.costState === 'unsettled' && number.closedAt) return 'cost_open';
  if (number.activationStatus === 'EXPIRED') return 'no_code';
  if (number.activationStatus === 'FAILED') return 'not_found';
  if (status === 'pending' || status === 'processing') return 'requested';
  return status === 'shipped' ? 'waiting' : status;
}

export function presentListedOrder(
  { order, person }: OrderWithPerson<ListedOrder>,
  fx: Settings['fx'],
  language: Language,
): ListedOrderDto {
  const { number, status, amountCents, currency } = order;
  const margin = number && marginOf({ ...number, status, currency, priceCents: amountCents }, fx);
  return {
    ...presentOrder({ order, person }, language),
    situation: situationOf(order),
    provider: number?.provider ?? null,
    expires_at: number?.expiresAt?.toISOString() ?? null,
    margin_cents: margin && !margin.isExpected ? margin.marginCents : null,
    actions: number && {
      cancel: presentAction(number.cancelObstacle),
      refund: presentAction(number.refundObstacle),
      recheck: presentAction(number.recheckObstacle),
    },
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
  'situation',
  'provider',
  'margin_cents',
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
