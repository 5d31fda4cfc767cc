import type { Currency } from '../../platform/money.js';

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
