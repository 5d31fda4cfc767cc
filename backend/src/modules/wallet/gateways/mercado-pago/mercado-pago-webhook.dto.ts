/** What Mercado Pago says of a payment, in whatever fields it uses. */
export interface MercadoPagoNotificationDto {
  /** `payment.created` within seconds of a charge is no reason to read it: we have just made it ourselves. */
  action?: unknown;
  [field: string]: unknown;
}
