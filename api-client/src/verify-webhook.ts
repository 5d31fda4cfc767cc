import { Webhook } from 'standardwebhooks';

/** What a webhook tells. `data` is described at /developers, by type. */
export interface WebhookEvent {
  type: string;
  /** When it happened, ISO 8601. */
  timestamp: string;
  /** Of a test key, or sent by hand; other events have no such field. */
  test?: true;
  data: Record<string, unknown>;
}

/**
 * The event of a delivery, once its signature is verified.
 * @param body the text as it arrived
 * @throws WebhookVerificationError of `standardwebhooks` for another signature, or a time more than five minutes off
 */
export function verifyWebhook(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): WebhookEvent {
  return new Webhook(secret).verify(body, headers) as WebhookEvent;
}
