import type { Currency } from '../../platform/money.js';
import type { Activation, ActivationOutcome } from './activation.js';
import type { ActivationStatus } from './activation-state.js';

/** A row of `activation_views` as JSON. */
export interface ActivationJson {
  id: string;
  user_id: string;
  status: ActivationStatus;
  phone: string;
  service_code: string;
  supplier_name: string;
  country_iso: string;
  price_cents: number;
  currency: Currency;
  can_get_another: boolean;
  allotted_at: string;
  updated_at: string;
  expires_at: string;
  cancel_available_at: string;
  cancel_requested_at: string | null;
  finished_at: string | null;
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

const date = (text: string | null) => (text === null ? null : new Date(text));

export function activationOf(json: ActivationJson): Activation {
  return {
    id: json.id,
    userId: json.user_id,
    status: json.status,
    phone: json.phone,
    service: { code: json.service_code, supplierName: json.supplier_name },
    countryIso: json.country_iso,
    priceCents: json.price_cents,
    currency: json.currency,
    canGetAnother: json.can_get_another,
    allottedAt: new Date(json.allotted_at),
    updatedAt: new Date(json.updated_at),
    expiresAt: new Date(json.expires_at),
    cancelAvailableAt: new Date(json.cancel_available_at),
    cancelRequestedAt: date(json.cancel_requested_at),
    finishedAt: date(json.finished_at),
    closedAt: date(json.closed_at),
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
