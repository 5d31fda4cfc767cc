/** A way to charge top-ups, connected or not. */
export interface AdminGatewayDto {
  /** @example "PIX" */
  code: string;
  /** The operator gave the credentials that it needs. */
  is_connected: boolean;
  /** Staff let it take top-ups, by the setting `gateways`; those asked for before run to their end anyway. */
  is_enabled: boolean;
  /** It keeps one address for all charges, which `…/webhook` shows; else it is told the address with each charge. */
  keeps_webhook: boolean;
}

export interface AdminGatewaysDto {
  items: AdminGatewayDto[];
  total: number;
}

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
