/** A notification was taken; what it means is read at the gateway. */
export interface NotificationReceivedDto {
  received: true;
}

/** What Mercado Pago says of a payment, in whatever fields it uses. */
export interface MercadoPagoNotificationDto {
  /** `payment.created` within seconds of a charge is no reason to read it: we have just made it ourselves. */
  action?: unknown;
  [field: string]: unknown;
}

/** What a bank says of payments to our key, in whatever fields it uses. */
export interface PixNotificationDto {
  /**
   * The payments of which something changed; left out by the calls with which banks try an address.
   * @maxItems 1000 too_long
   */
  pix?: PixNoticeDto[];
  [field: string]: unknown;
}

export interface PixNoticeDto {
  /** The charge that was paid; payments without one are none of ours. @maxLength 35 too_long */
  txid?: string;
  [field: string]: unknown;
}
