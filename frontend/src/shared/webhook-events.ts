import type { Schemas } from '@torpedo/api-client';

export type WebhookEventType = Schemas['WebhookEventTypeDto'];

/** The events of webhooks, in the order of a number's life and then of the money. */
export const WEBHOOK_EVENTS = [
  'number.allotted',
  'message.received',
  'number.ended',
  'number.refunded',
  'topup.credited',
  'payout.finished',
  'payout.returned',
  'alert.triggered',
] as const satisfies readonly WebhookEventType[];

type KeyOf<Type extends string> = Type extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;

/** The event's key in the texts, where a dot would separate two keys. */
export const eventKey = <Type extends Schemas['WebhookDeliveryDto']['type']>(type: Type) =>
  type.replace('.', '_') as KeyOf<Type>;
