import type { Currency } from '../../platform/money.js';
import type { Settings } from '../../platform/settings/index.js';

/** What can happen in which status: `activation_transitions` in activation-state.sql. */
export type ActivationStatus = 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';

/** One message as its customer may see it; text and code are forgotten after 30 days. */
export interface ReceivedMessage {
  code: string | null;
  text: string | null;
  receivedAt: Date;
}

/** An allotted number and what the customer may know of it, as of the moment when it was read. */
export interface Activation {
  id: string;
  userId: string;
  status: ActivationStatus;
  /** E.164. */
  phone: string;
  service: ServiceReference;
  countryIso: string;
  priceCents: number;
  /** What of the price is back in the wallet. */
  refundedCents: number;
  currency: Currency;
  /** It may still receive: it stands among the open ones and takes a slot. */
  isOpen: boolean;
  canCancel: boolean;
  canGetAnother: boolean;
  allottedAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  cancelAvailableAt: Date;
  closedAt: Date | null;
  messageCount: number;
  /** Newest first, at most 20. */
  messages: ReceivedMessage[];
}

/** A service by its code; the supplier's name serves where our directory knows none. */
export interface ServiceReference {
  code: string;
  supplierName: string;
}

/** What a step of an activation answers. */
export interface ActivationOutcome {
  /** False when something else had happened before: nothing changed this time. */
  changed: boolean;
  /** What happened; the SQL function of the step lists its words. */
  reason: string;
  activationId: string;
  userId: string;
  provider: string | null;
  providerActivationId: string | null;
  /** Where the wallet stands; null when no money moved. */
  wallet: { currency: Currency; availableCents: number; heldCents: number } | null;
  /** Null while no number is allotted. */
  activation: Activation | null;
}

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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text can be an activation's id at all: PostgreSQL refuses anything else as an error. */
export function isActivationId(text: string): boolean {
  return UUID.test(text);
}

/** How long a number lives and when it may first be cancelled, both from its allotment. */
export interface ActivationWindow {
  windowSeconds: number;
  cancelAfterSeconds: number;
}

export function windowOf({ activation_window_seconds, cancel_after_seconds }: Settings): ActivationWindow {
  return { windowSeconds: activation_window_seconds, cancelAfterSeconds: cancel_after_seconds };
}
