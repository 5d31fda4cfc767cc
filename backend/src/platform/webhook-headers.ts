import type { Webhook } from 'standardwebhooks';

/**
 * The headers of one try (Standard Webhooks 1.0.0).
 * @param id of the event, the same at each try
 * @param signers by whose secrets it is signed; each signature alone is enough
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
