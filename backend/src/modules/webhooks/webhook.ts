export const EVENT_TYPES = [
  'number.allotted',
  'message.received',
  'number.ended',
  'number.refunded',
  'topup.credited',
  'payout.finished',
  'payout.returned',
  'alert.triggered',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The type of an event that a person sends by hand. Every endpoint gets it, whatever types it listens to. */
export const TEST_TYPE = 'webhook.test';

export interface WebhookEndpoint {
  id: string;
  url: string;
  eventTypes: EventType[];
  createdAt: Date;
  failingSince: Date | null;
  previousUntil: Date | null;
  disabledAt: Date | null;
  disabledBy: 'owner' | 'gone' | 'failing' | 'security' | null;
}

export interface WebhookDelivery {
  id: string;
  eventId: string;
  type: EventType | typeof TEST_TYPE;
  /** Whether a test key caused the event, or a person sent it by hand. */
  isTest: boolean;
  body: string;
  occurredAt: Date;
  status: 'pending' | 'delivered' | 'failed';
  tries: number;
  dueAt: Date | null;
  triedAt: Date | null;
  answerStatus: number | null;
  answer: string | null;
  answerMs: number | null;
}
