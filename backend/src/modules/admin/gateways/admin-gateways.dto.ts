/** A way to charge top-ups, connected or not. */
export interface AdminGatewayDto {
  /** @example "PIX" */
  code: string;
  /** Whether the operator gave the credentials that it needs. */
  is_connected: boolean;
  /** Whether staff let it charge top-ups, by the setting `gateways`. Top-ups created before are still completed. */
  is_enabled: boolean;
  /** Whether it keeps one address for all charges, shown by `…/webhook`. Otherwise each charge carries the address. */
  keeps_webhook: boolean;
}

/** The address to which a gateway sends its notifications of payments. */
export interface GatewayWebhookDto {
  /** @example "PIX" */
  gateway: string;
  /** The address registered at the gateway now; null when there is none. */
  address: string | null;
  /** The address that has to be registered, so that payments are credited at once. */
  our_address: string;
  is_registered: boolean;
}
