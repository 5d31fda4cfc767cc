import type { GatewayWebhook } from './admin-gateways.service.js';

/** Where a gateway sends its notifications of payments. */
export interface GatewayWebhookDto {
  /** @example "PIX" */
  gateway: string;
  /** What is registered at the gateway now; null for nothing. */
  address: string | null;
  /** What has to be registered, so that payments are credited at once. */
  our_address: string;
  is_registered: boolean;
}

export interface RegisterWebhookRequestDto {
  /**
   * Kept in the audit.
   * @maxLength 500 too_long
   */
  reason?: string;
}

export function presentWebhook({ gateway, address, ourAddress }: GatewayWebhook): GatewayWebhookDto {
  return { gateway, address, our_address: ourAddress, is_registered: address === ourAddress };
}
