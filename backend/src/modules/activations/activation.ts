import type { Currency } from '../../platform/money.js';
import type { ActivationStatus } from './activation-state.js';

/** One message as its customer may see it; text and code are forgotten after 30 days. */
export interface ReceivedMessage {
  code: string | null;
  text: string | null;
  receivedAt: Date;
}

/** An allotted number and what the customer may know of it. */
export interface Activation {
  id: string;
  userId: string;
  status: ActivationStatus;
  /** E.164. */
  phone: string;
  service: ServiceReference;
  countryIso: string;
  priceCents: number;
  currency: Currency;
  canGetAnother: boolean;
  allottedAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  cancelAvailableAt: Date;
  cancelRequestedAt: Date | null;
  finishedAt: Date | null;
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
  /** What happened, or what stood in the way; the SQL function of the step lists its words. */
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
