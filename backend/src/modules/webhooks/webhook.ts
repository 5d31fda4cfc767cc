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

/** Sent by hand, whatever types an endpoint listens to. */
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
  /** Of a test key, or sent by hand. */
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
