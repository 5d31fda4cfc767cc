import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';

export type Purchase = Schemas['PurchaseDto'];
export type PurchaseQuote = Schemas['ValidatePurchaseDto'];

export interface PurchaseOrder {
  userId: string;
  serviceCode: string;
  countryIso: string;
  quantity: number;
  /** The price of one number as the screen showed it, in `currency`. */
  unitPriceCents: number;
  currency: Schemas['ServiceDto']['currency'];
}

export function quotePurchase(order: PurchaseOrder): Promise<PurchaseQuote> {
  const { serviceCode, countryIso, quantity, currency } = order;
  return bodyOf(
    api.POST('/api/v1/sms/validate-purchase', {
      body: { service_code: serviceCode, country_code: countryIso, quantity, currency },
    }),
  );
}

export function placePurchase(order: PurchaseOrder, idempotencyKey: string): Promise<Purchase> {
  return bodyOf(
    api.POST('/batch/purchase', {
      headers: { 'Idempotency-Key': idempotencyKey },
      body: {
        service: order.serviceCode,
        country: order.countryIso,
        quantity: order.quantity,
        user_id: order.userId,
        max_price_cents: order.unitPriceCents,
        currency: order.currency,
      },
    }),
  );
}
