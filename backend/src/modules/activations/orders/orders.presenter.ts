import type { Language } from '../../../platform/languages.js';
import { formatMoney, moneyField } from '../../../platform/money.js';
import { activationOf, type Activation } from '../activation.js';
import { formatPhone } from '../activation.presenter.js';
import { presentCountry, presentService } from '../catalogue/product-names.js';
import type { CreditTransactionOrderDto, OrdersDto, SmsNumberOrderDto } from './orders.dto.js';
import type { OrdersReading, TopupOrderJson } from './orders.read-model.js';
import { BALANCE_ADDITION } from './orders.service.js';

function presentNumber(activation: Activation, language: Language): SmsNumberOrderDto {
  return {
    id: activation.id,
    type: 'sms_number',
    phone_number: activation.phone,
    phone_number_formatted: formatPhone(activation.phone),
    status: activation.status,
    ...moneyField('activation_cost', activation.priceCents),
    ...moneyField('refunded_amount', activation.refundedCents),
    currency: activation.currency,
    sms_code: activation.messages[0]?.code ?? null,
    sms_text: activation.messages[0]?.text ?? null,
    created_at: activation.allottedAt.toISOString(),
    service: presentService(activation.service, language),
    country: presentCountry(activation.country, language),
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
    created_at: new Date(topup.paid_at).toISOString(),
    status: 'COMPLETED',
  };
}

export function presentOrders(
  reading: OrdersReading,
  { limit, offset }: { limit: number; offset: number },
  language: Language,
): OrdersDto {
  const items = reading.items.flatMap(({ activation, topup }): OrdersDto['data']['items'] => {
    if (activation) return [presentNumber(activationOf(activation), language)];
    return topup ? [presentTopup(topup, language)] : [];
  });
  return {
    success: true,
    data: {
      items,
      pagination: {
        total: reading.total,
        limit,
        offset,
        has_more: offset + items.length < reading.total,
      },
      summary: {
        credit_transactions: reading.topups,
        sms_numbers: reading.numbers,
        total_items: reading.numbers + reading.topups,
        numbers_with_sms: reading.numbersWithSms,
        numbers_refunded: reading.numbersRefunded,
        last_order_at: reading.lastOrderAt?.toISOString() ?? null,
      },
    },
  };
}
