import type { ChargedTopup } from './topup-charge.service.js';
import type { Topup } from './topup.js';

export interface PixDepositRequestDto {
  /** Cents of `currency` to add to the wallet. @isInt @example 2500 */
  amount_cents: number;
  /** The currency of the wallet that gets the money; BRL when left out. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /**
   * BRL for one unit of `currency`, as it was shown. If the rate is higher now, the answer is RATE_CHANGED.
   * @minimum 0 too_small
   * @example 5.4
   */
  fx_rate?: number;
  /**
   * Code of the gateway that charges; when left out, the saved selection, or else the first one listed.
   * @maxLength 40 too_long
   * @example "MERCADOPAGO"
   */
  gateway?: string;
  /** The gateway shows it to the payer. @maxLength 200 too_long @example "Wallet deposit" */
  description?: string;
  /** The payer's tax id; required for BRL. */
  payer?: PixPayerDto;
}

export interface PixPayerDto {
  identification?: PixPayerIdentificationDto;
}

export interface PixPayerIdentificationDto {
  type: 'CPF';
  /** With or without dots and dash; the check digits must be right. @maxLength 40 too_long @example "19119119100" */
  number: string;
}

export interface PixDepositDto {
  /** Id of the top-up. */
  transaction_id: string;
  gateway: string;
  currency: 'BRL' | 'USD' | 'EUR';
  amount_cents: number;
  charge_currency: 'BRL';
  /** The amount of the Pix. */
  charge_amount_cents: number;
  /** BRL for one unit of `currency`; 1 for BRL. */
  fx_rate: number;
  status: 'pending';
  /** The Pix code to copy and paste. */
  qr_code: string;
  /** PNG in base64, without a data: prefix. */
  qr_code_base64: string | null;
  expires_at: string;
}

/** One attempt to add money. */
export interface TopupDto {
  id: string;
  /** A payment that arrives after `expired` is still credited: the status then becomes `paid`. */
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  gateway: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The requested amount; once it is paid, the amount that was paid and credited. */
  amount_cents: number;
  /** The requested amount. Where `amount_cents` differs, less or more was paid. */
  expected_amount_cents: number;
  charge_currency: 'BRL';
  /** The amount of the Pix; once it is paid, the amount that was paid. */
  charge_amount_cents: number;
  /** BRL for one unit of `currency`; 1 for BRL. */
  fx_rate: number;
  /** The amount that the payer's bank has taken back since. */
  charged_back_cents: number;
  /** The part of `amount_cents` that repaid a debt from a chargeback at once, and so is not in the balance. */
  repaid_cents: number;
  /** The Pix code to copy and paste; null once it cannot be paid any more. */
  qr_code: string | null;
  qr_code_base64: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
}

export interface TopupListDto {
  /** The newest top-up first. */
  items: TopupDto[];
  /** Pass it as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null;
}

export function presentChargedTopup({ topup, qrCode, qrCodeBase64 }: ChargedTopup): PixDepositDto {
  return {
    transaction_id: topup.id,
    gateway: topup.gateway,
    currency: topup.currency,
    amount_cents: topup.amountCents,
    charge_currency: 'BRL',
    charge_amount_cents: topup.chargeAmountCents,
    fx_rate: topup.fxRate,
    status: 'pending',
    qr_code: qrCode,
    qr_code_base64: qrCodeBase64,
    expires_at: topup.expiresAt.toISOString(),
  };
}

export function presentTopup(topup: Topup): TopupDto {
  return {
    id: topup.id,
    status: topup.status,
    gateway: topup.gateway,
    currency: topup.currency,
    amount_cents: topup.amountCents,
    expected_amount_cents: topup.expectedCents ?? topup.amountCents,
    charge_currency: 'BRL',
    charge_amount_cents: topup.chargeAmountCents,
    fx_rate: topup.fxRate,
    charged_back_cents: topup.chargedBackCents,
    repaid_cents: topup.repaidCents,
    qr_code: topup.qrCode,
    qr_code_base64: topup.qrCodeBase64,
    created_at: topup.createdAt.toISOString(),
    expires_at: topup.expiresAt.toISOString(),
    paid_at: topup.paidAt?.toISOString() ?? null,
  };
}
