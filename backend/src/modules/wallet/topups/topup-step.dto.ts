/**
 * A sum that came in for a top-up, that the payer's bank took back, or that it gave back after a dispute; or what the
 * customer has repaid of what was taken back.
 */
export interface AdminTopupStepDto {
  id: string;
  kind: 'credit' | 'chargeback' | 'chargeback_won' | 'repayment';
  gateway_payment_id: string;
  /** 0 of a repayment, which moves nothing at the gateway. */
  charge_amount_cents: number;
  charge_currency: 'BRL';
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The part of a chargeback that was spent already: our loss and the customer's debt, until the dispute is won. */
  loss_cents: number;
  happened_at: string;
}
