import { DomainError } from '../../platform/errors/index.js';
import type { Currency } from '../../platform/money.js';
import type { Settings } from '../../platform/settings/index.js';
import type { CountryReference, ServiceReference } from '../catalogue/index.js';

/** What can happen in which status: `activation_transitions` in activation-state.sql. */
export type ActivationStatus = 'WAITING_SMS' | 'COMPLETED' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED';

/** A message as its customer may see it; text and code are null after 30 days. */
export interface ReceivedMessage {
  code: string | null;
  text: string | null;
  receivedAt: Date;
}

export interface Activation {
  id: string;
  /** Decimal, for programs that read ids as integers. */
  numberId: number;
  userId: string;
  status: ActivationStatus;
  phone: string;
  service: ServiceReference;
  country: CountryReference;
  priceCents: number;
  refundedCents: number;
  currency: Currency;
  /** It may still receive and takes a slot. */
  isOpen: boolean;
  canCancel: boolean;
  canGetAnother: boolean;
  canSwap: boolean;
  allottedAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  cancelAvailableAt: Date;
  swapAvailableAt: Date | null;
  closedAt: Date | null;
  messageCount: number;
  /** Newest first, at most 20. */
  messages: ReceivedMessage[];
}

export interface ActivationOutcome {
  /** False when something else had happened before. */
  changed: boolean;
  reason: string;
  activationId: string;
  userId: string;
  provider: string | null;
  providerActivationId: string | null;
  /** After the posting; null when no money moved. */
  wallet: { currency: Currency; availableCents: number; heldCents: number } | null;
  activation: Activation | null;
}

type Instants<Row> = {
  [Key in keyof Row]: Date extends Row[Key] ? string | Extract<Row[Key], null> : Row[Key];
};

export type ActivationJson = Omit<Instants<Activation>, 'messages'> & {
  messages: Instants<ReceivedMessage>[];
};

/** The SQL type `activation_outcome` as JSON; without a number all fields of its view are null. */
export type OutcomeJson = Omit<ActivationOutcome, 'activation'> & { activation: ActivationJson | null };

export function activationOf(json: ActivationJson): Activation {
  return {
    ...json,
    allottedAt: new Date(json.allottedAt),
    updatedAt: new Date(json.updatedAt),
    expiresAt: new Date(json.expiresAt),
    cancelAvailableAt: new Date(json.cancelAvailableAt),
    swapAvailableAt: json.swapAvailableAt === null ? null : new Date(json.swapAvailableAt),
    closedAt: json.closedAt === null ? null : new Date(json.closedAt),
    messages: json.messages.map((message) => ({ ...message, receivedAt: new Date(message.receivedAt) })),
  };
}

export function outcomeOf(json: OutcomeJson): ActivationOutcome {
  return { ...json, activation: json.activation?.id ? activationOf(json.activation) : null };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL raises an error for any other text. @throws DomainError NOT_FOUND */
export function assertActivationId(text: string): void {
  if (!UUID.test(text)) throw new DomainError('NOT_FOUND');
}

/** How long a number lives and when it may first be cancelled, in seconds from its allotment. */
export interface ActivationWindow {
  windowSeconds: number;
  cancelAfterSeconds: number;
}

export function windowOf({ activation_window_seconds, cancel_after_seconds }: Settings): ActivationWindow {
  return { windowSeconds: activation_window_seconds, cancelAfterSeconds: cancel_after_seconds };
}
