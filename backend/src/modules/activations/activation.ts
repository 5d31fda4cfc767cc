import { DomainError } from '../../platform/errors/index.js';
import type { Currency } from '../../platform/money.js';
import type { Settings } from '../../platform/settings/index.js';
import { isUuid } from '../../platform/ids.js';
import type { CountryReference, ServiceReference } from '../catalogue/index.js';

/** The possible transitions are in activation-state.sql. */
export type ActivationStatus = 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';

/** Text and code are null after 30 days. */
export interface ReceivedMessage {
  code: string | null;
  text: string | null;
  receivedAt: string;
}

/** Instants are ISO 8601 in UTC. */
export interface Activation {
  id: string;
  /** The id as a decimal number, for programs that read ids as integers. */
  numberId: number;
  userId: string;
  status: ActivationStatus;
  phone: string;
  service: ServiceReference;
  country: CountryReference;
  priceCents: number;
  refundedCents: number;
  currency: Currency;
  isOpen: boolean;
  canCancel: boolean;
  canGetAnother: boolean;
  canSwap: boolean;
  allottedAt: string;
  updatedAt: string;
  expiresAt: string;
  cancelAvailableAt: string;
  swapAvailableAt: string | null;
  /** Set while the provider has not confirmed the cancel. */
  cancelRequestedAt: string | null;
  closedAt: string | null;
  closedBy: 'customer' | 'swap' | 'staff' | 'expiry' | 'provider' | null;
  messageCount: number;
  /** Newest first, at most 20. */
  messages: ReceivedMessage[];
}

export interface ActivationOutcome {
  changed: boolean;
  reason: string;
  activationId: string;
  userId: string;
  provider: string | null;
  providerActivationId: string | null;
  /** The wallet after the posting; null when no money moved. */
  wallet: { currency: Currency; availableCents: number; heldCents: number } | null;
  activation: Activation | null;
}

/** SQL answers an outcome whose fields are all null when there is no activation. */
export const existing = (outcome: ActivationOutcome | null): ActivationOutcome | null =>
  outcome?.activationId ? outcome : null;

/** @throws DomainError NOT_FOUND for a text that PostgreSQL does not read as an id */
export function assertActivationId(text: string): void {
  if (!isUuid(text)) throw new DomainError('NOT_FOUND');
}

export interface ActivationWindow {
  windowSeconds: number;
  cancelAfterSeconds: number;
}

export function windowOf({ activation_window_seconds, cancel_after_seconds }: Settings): ActivationWindow {
  return { windowSeconds: activation_window_seconds, cancelAfterSeconds: cancel_after_seconds };
}
