import type { Webhook } from 'standardwebhooks';

/**
 * The headers of one try (Standard Webhooks 1.0.0).
 * @param id the id of the event, the same at each try
 * @param signers the secrets that sign it; each signature is enough by itself
 */
export function webhookHeaders(
  id: string,
  at: Date,
  body: string,
  signers: readonly Pick<Webhook, 'sign'>[],
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signers.map((signer) => signer.sign(id, at, body)).join(' '),
  };
}
