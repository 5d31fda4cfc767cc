import type { ChargedTopup } from './topup-charge.service.js';
import type { Topup } from './topup.js';

export interface PixDepositRequestDto {
  /** Cents of `currency` to add to the wallet. @isInt @example 2500 */
  amount_cents: number;
  /** Wallet that the money goes to; BRL when left out. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /**
   * BRL per unit of `currency` as it was shown: a higher one now is refused with RATE_CHANGED.
   * @minimum 0 too_small
   * @example 5.4
   */
  fx_rate?: number;
  /**
   * Code of the gateway that charges; the saved selection, else the first listed, when left out.
   * @maxLength 40 too_long
   * @example "MERCADOPAGO"
   */
  gateway?: string;
  /** Shown to the payer by the gateway. @maxLength 200 too_long @example "Wallet deposit" */
  description?: string;
  /** Required for BRL: the payer's tax id. */
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
  /** A payment that lands after `expired` is still credited: the status then becomes `paid`. */
  status: 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';
  gateway: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** What was asked for; once it is paid, what was really paid and credited. */
  amount_cents: number;
  /** What was asked for. Where `amount_cents` differs, less or more was paid. */
  expected_amount_cents: number;
  charge_currency: 'BRL';
  /** What the Pix charges; once it is paid, what was really paid. */
  charge_amount_cents: number;
  /** BRL per unit of `currency`; 1 for BRL. */
  fx_rate: number;
  /** What the payer's bank has taken back since. */
  charged_back_cents: number;
  /** The part of `amount_cents` that repaid what was owed since a chargeback as it came in, and is not in the balance. */
  repaid_cents: number;
  /** Pix copy and paste while it can be paid. */
  qr_code: string | null;
  qr_code_base64: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
}

export interface TopupListDto {
  /** Newest first. */
  items: TopupDto[];
  /** Asks for the next page as `cursor`; null on the last one. */
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
