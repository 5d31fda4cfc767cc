import type { Currency } from '../../platform/money.js';
import type { Activation, ActivationOutcome } from './activation.js';
import type { ActivationStatus } from './activation.js';

/** The SQL type `activation_view` as JSON. */
export interface ActivationJson {
  id: string;
  user_id: string;
  status: ActivationStatus;
  phone: string;
  service_code: string;
  supplier_name: string;
  country_iso: string;
  price_cents: number;
  refunded_cents: number;
  currency: Currency;
  is_open: boolean;
  can_cancel: boolean;
  can_get_another: boolean;
  allotted_at: string;
  updated_at: string;
  expires_at: string;
  cancel_available_at: string;
  closed_at: string | null;
  message_count: number;
  messages: { code: string | null; text: string | null; receivedAt: string }[];
}

/** The SQL type `activation_outcome` as JSON. */
export interface OutcomeJson {
  changed: boolean;
  reason: string;
  activation_id: string;
  user_id: string;
  provider: string | null;
  provider_activation_id: string | null;
  currency: Currency;
  available_cents: number | null;
  held_cents: number | null;
  view: ActivationJson | null;
}

export function activationOf(json: ActivationJson): Activation {
  return {
    id: json.id,
    userId: json.user_id,
    status: json.status,
    phone: json.phone,
    service: { code: json.service_code, supplierName: json.supplier_name },
    countryIso: json.country_iso,
    priceCents: json.price_cents,
    refundedCents: json.refunded_cents,
    currency: json.currency,
    isOpen: json.is_open,
    canCancel: json.can_cancel,
    canGetAnother: json.can_get_another,
    allottedAt: new Date(json.allotted_at),
    updatedAt: new Date(json.updated_at),
    expiresAt: new Date(json.expires_at),
    cancelAvailableAt: new Date(json.cancel_available_at),
    closedAt: json.closed_at === null ? null : new Date(json.closed_at),
    messageCount: json.message_count,
    messages: json.messages.map(({ code, text, receivedAt }) => ({
      code,
      text,
      receivedAt: new Date(receivedAt),
    })),
  };
}

export function outcomeOf(json: OutcomeJson): ActivationOutcome {
  const { available_cents: availableCents, held_cents: heldCents, currency } = json;
  return {
    changed: json.changed,
    reason: json.reason,
    activationId: json.activation_id,
    userId: json.user_id,
    provider: json.provider,
    providerActivationId: json.provider_activation_id,
    wallet: availableCents === null || heldCents === null ? null : { currency, availableCents, heldCents },
    activation: json.view?.id ? activationOf(json.view) : null,
  };
}
