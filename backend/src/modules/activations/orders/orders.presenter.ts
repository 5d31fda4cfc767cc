import type { Language } from '../../../platform/languages.js';
import { formatMoney, moneyField } from '../../../platform/money.js';
import { presentMovement } from '../../wallet/index.js';
import type { Activation } from '../activation.js';
import { formatPhone, presentActivation } from '../activation.presenter.js';
import type { MostUsedRow, NumberSteps } from './customer-orders.read-model.js';
import { presentCountry, presentService, type CurrentOffers } from '../../catalogue/index.js';
import type {
  CreditTransactionOrderDto,
  MostUsedServicesDto,
  OrderDetailDto,
  OrdersDto,
  OrderStepDto,
  SmsNumberOrderDto,
} from './orders.dto.js';
import type { TopupOrderJson } from './orders.read-model.js';
import { paidAfterSeconds } from './statement.presenter.js';
import { BALANCE_ADDITION, type OrderDetail, type OrdersPage } from './orders.service.js';

function presentNumber(activation: Activation, offers: CurrentOffers, language: Language): SmsNumberOrderDto {
  const offer = offers.of(activation.service.code, activation.country.isoCode);
  return {
    id: activation.id,
    number_id: activation.numberId,
    type: 'sms_number',
    phone_number: activation.phone,
    phone_number_formatted: formatPhone(activation.phone),
    status: activation.status,
    ...moneyField('activation_cost', activation.priceCents),
    ...moneyField('refunded_amount', activation.refundedCents),
    currency: activation.currency,
    sms_code: activation.messages[0]?.code ?? null,
    code_count: activation.messages.filter(({ code }) => code !== null).length,
    sms_text: activation.messages[0]?.text ?? null,
    created_at: activation.allottedAt,
    service: { code: activation.service.code, ...presentService(activation.service, language) },
    country: presentCountry(activation.country, language),
    buy_again: offer && {
      price_cents: offer.priceCents,
      currency: offers.currency,
      stock: offer.stock,
      delivery_rate: offer.deliveryRate,
    },
  };
}

function presentTopup(topup: TopupOrderJson, language: Language): CreditTransactionOrderDto {
  return {
    id: topup.id,
    type: 'credit_transaction',
    description: BALANCE_ADDITION[language],
    ...moneyField('amount', topup.amount_cents),
    amount_formatted: formatMoney(topup.amount_cents, topup.currency),
    currency: topup.currency,
    gateway: topup.gateway,
    ...moneyField('returned_amount', topup.returned_cents),
    ...moneyField('charged_back_amount', topup.charged_back_cents),
    ...moneyField('repaid_amount', topup.repaid_cents),
    created_at: new Date(topup.paid_at).toISOString(),
    paid_after_seconds: paidAfterSeconds(topup.created_at, topup.paid_at),
    status: 'COMPLETED',
  };
}

const presentItems = ({ items, offers }: OrdersPage, language: Language): OrdersDto['data']['items'] =>
  items.flatMap(({ activation, topup }): OrdersDto['data']['items'] => {
    if (activation) return [presentNumber(activation, offers, language)];
    return topup ? [presentTopup(topup, language)] : [];
  });

export const ORDER_COLUMNS =
  'created_at type service.name description country.name phone_number status sms_code activation_cost_cents refunded_amount_cents amount_cents currency id';

export async function* presentBatches(
  batches: AsyncIterable<OrdersPage>,
  language: Language,
): AsyncGenerator<object[]> {
  for await (const batch of batches) yield presentItems(batch, language);
}

export function presentOrders(
  reading: OrdersPage,
  { limit, offset }: { limit: number; offset: number },
  language: Language,
): OrdersDto {
  const items = presentItems(reading, language);
  const { month } = reading;
  return {
    success: true,
    data: {
      items,
      pagination: { total: reading.total, limit, offset, has_more: offset + items.length < reading.total },
      summary: {
        credit_transactions: reading.topups,
        sms_numbers: reading.numbers,
        total_items: reading.numbers + reading.topups,
        numbers_with_sms: reading.numbersWithSms,
        numbers_refunded: reading.numbersRefunded,
        last_order_at: reading.lastOrderAt?.toISOString() ?? null,
        month: month && {
          sms_numbers: month.numbers,
          numbers_with_sms: month.withSms,
          numbers_waiting: month.waiting,
          numbers_refunded: month.refunded,
        },
      },
    },
  };
}

const CLOSED: Record<string, OrderStepDto['step']> = {
  customer: 'cancelled',
  staff: 'cancelled_by_staff',
  provider: 'cancelled_by_provider',
  swap: 'swapped',
  expiry: 'expired',
};

function stepsOfNumber(steps: NumberSteps, { isOpen, expiresAt }: Activation): OrderStepDto[] {
  const isUnconfirmed = steps.closedAt === null && steps.firstMessageAt === null;
  const happened: [OrderStepDto['step'], Date | null][] = [
    ['requested', steps.requestedAt],
    ['allotted', steps.allottedAt],
    ['received', steps.firstMessageAt],
    ['cancel_requested', isUnconfirmed ? steps.cancelRequestedAt : null],
    [CLOSED[steps.closedBy ?? ''] ?? 'cancelled', steps.closedAt],
    ['finished', steps.finishedAt],
    ['refunded', steps.refundedAt],
    ['window_ends', isOpen ? new Date(expiresAt) : null],
  ];
  return happened
    .flatMap(([step, at]) => (at ? [{ step, at }] : []))
    .sort((left, right) => left.at.getTime() - right.at.getTime())
    .map(({ step, at }) => ({ step, at: at.toISOString() }));
}

export function presentOrderDetail(detail: OrderDetail, language: Language): OrderDetailDto {
  const transfers = detail.transfers.map((entry) => presentMovement(entry, language));
  if (detail.type === 'credit_transaction') {
    const { topup } = detail;
    return {
      item: presentTopup(topup, language),
      activation: null,
      messages: [],
      texts_kept_until: null,
      timeline: [
        { step: 'created', at: new Date(topup.created_at).toISOString() },
        { step: 'paid', at: new Date(topup.paid_at).toISOString() },
      ],
      transfers,
    };
  }
  const { activation, offers, steps, textsKeptUntil } = detail;
  return {
    item: presentNumber(activation, offers, language),
    activation: presentActivation(activation, language),
    messages: activation.messages.map(({ code, text, receivedAt }) => ({
      code,
      text,
      received_at: receivedAt,
    })),
    texts_kept_until: textsKeptUntil?.toISOString() ?? null,
    timeline: stepsOfNumber(steps, activation),
    transfers,
  };
}

export function presentMostUsed(rows: readonly MostUsedRow[], language: Language): MostUsedServicesDto {
  const services = rows.map((row) => {
    const { name, image_url } = presentService(row, language);
    return { serv_code: row.code, name, service_image_url: image_url, activations: row.activations };
  });
  return { services };
}
