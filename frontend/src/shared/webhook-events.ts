import type { Schemas } from '@torpedo/api-client';

export type WebhookEventType = Schemas['WebhookEventTypeDto'];

/** What a webhook can tell, in the order of a number's life and then of the money. */
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

/** As a key of texts, which a dot would divide. */
export const eventKey = <Type extends Schemas['WebhookDeliveryDto']['type']>(type: Type) =>
  type.replace('.', '_') as KeyOf<Type>;
