import type { PixDepositDto, TopupDto } from '../topup.dto.js';
import type { ChargedTopup } from './deposit.service.js';
import type { Topup } from './topup.js';

export function presentDeposit({ topup, qrCode, qrCodeBase64 }: ChargedTopup): PixDepositDto {
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
    charge_currency: 'BRL',
    charge_amount_cents: topup.chargeAmountCents,
    qr_code: topup.qrCode,
    qr_code_base64: topup.qrCodeBase64,
    created_at: topup.createdAt.toISOString(),
    expires_at: topup.expiresAt.toISOString(),
    paid_at: topup.paidAt?.toISOString() ?? null,
  };
}
