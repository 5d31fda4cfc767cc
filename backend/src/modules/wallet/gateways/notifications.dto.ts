/** Says that the notification was accepted; the facts are then read at the gateway. */
export interface NotificationReceivedDto {
  received: true;
}

/** Mercado Pago's notification of a payment, in whatever fields it uses. */
export interface MercadoPagoNotificationDto {
  /** After `payment.created` within seconds of a charge the payment is not read: we have just created it ourselves. */
  action?: unknown;
  [field: string]: unknown;
}

/** A bank's notification of payments to our key, in whatever fields it uses. */
export interface PixNotificationDto {
  /**
   * The payments that changed. Banks leave it out in the calls with which they test an address.
   * @maxItems 1000 too_long
   */
  pix?: PixNoticeDto[];
  [field: string]: unknown;
}

export interface PixNoticeDto {
  /** The charge that was paid; a payment without one is not ours. @maxLength 35 too_long */
  txid?: string;
  [field: string]: unknown;
}
