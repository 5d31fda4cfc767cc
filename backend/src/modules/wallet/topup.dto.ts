export interface PixDepositRequestDto {
  /** Cents of `currency` to add to the wallet. */
  amount_cents: number;
  currency?: 'BRL' | 'USD' | 'EUR';
  gateway?: string;
  /** @maxLength 200 */
  description?: string;
  /** Required for BRL: the payer's tax id. */
  payer?: { identification?: { type: 'CPF'; number: string } };
}

export interface PixDepositDto {
  /** Id of the top-up. */
  transaction_id: string;
  gateway: string;
  currency: 'BRL' | 'USD' | 'EUR';
  amount_cents: number;
  charge_currency: 'BRL';
  /** What the Pix charges. */
  charge_amount_cents: number;
  /** BRL per unit of `currency`; 1 for BRL. */
  fx_rate: number;
  status: 'pending';
  /** Pix copy and paste. */
  qr_code: string;
  /** PNG, without a data: prefix. */
  qr_code_base64: string | null;
  expires_at: string;
}

/** One attempt to add money. */
export interface TopupDto {
  id: string;
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  gateway: string;
  currency: 'BRL' | 'USD' | 'EUR';
  amount_cents: number;
  charge_currency: 'BRL';
  charge_amount_cents: number;
  qr_code: string | null;
  qr_code_base64: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
}
