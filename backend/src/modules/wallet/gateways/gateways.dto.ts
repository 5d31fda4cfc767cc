/** Who can charge a top-up; texts in the reader's language. */
export interface GatewayDto {
  /** @example "MERCADOPAGO" */
  code: string;
  title: string;
  description: string;
  /** Path of an image on this server. */
  icon_url: string;
}

export interface GatewaySelectionDto {
  gateway: { code: string };
}

export interface SelectGatewayRequestDto {
  /**
   * @maxLength 40 too_long
   * @example "MERCADOPAGO"
   */
  gateway_code: string;
}

/** A notification was taken; what it means is read at the gateway. */
export interface NotificationReceivedDto {
  received: true;
}
