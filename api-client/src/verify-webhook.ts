import { Webhook } from 'standardwebhooks';

/** The event that a webhook delivers. /developers describes `data` for each type. */
export interface WebhookEvent {
  type: string;
  /** When it happened, in ISO 8601. */
  timestamp: string;
  /** Present on events of a test key, or sent by hand; absent on all others. */
  test?: true;
  data: Record<string, unknown>;
}

/**
 * Verifies the signature of a delivery and answers its event.
 * @param body the text exactly as it arrived
 * @throws WebhookVerificationError of `standardwebhooks` for a wrong signature, or a time more than five minutes off
 */
export function verifyWebhook(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): WebhookEvent {
  return new Webhook(secret).verify(body, headers) as WebhookEvent;
}
