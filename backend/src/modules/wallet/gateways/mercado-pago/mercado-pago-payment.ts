import { dateOf, fieldsOf, textOf } from '../gateway-http.js';
import type { GatewayPayment, ListedCharge, PaymentStatus, RefundResult } from '../gateway.port.js';

export function readMercadoPagoPayment(value: unknown): GatewayPayment | null {
  const charge = readMercadoPagoCharge(value);
  if (charge === null) return null;
  const payment = fieldsOf(value);
  const transaction = fieldsOf(fieldsOf(payment.point_of_interaction).transaction_data);
  const payer = fieldsOf(payment.payer);
  return {
    ...charge,
    payer: { email: textOf(payer.email), cpf: textOf(fieldsOf(payer.identification).number) },
    qrCode: textOf(transaction.qr_code),
    qrCodeBase64: textOf(transaction.qr_code_base64),
  };
}

export function readMercadoPagoCharge(value: unknown): ListedCharge | null {
  const payment = fieldsOf(value);
  const gatewayPaymentId = textOf(payment.id);
  const amountCents = centsOf(payment.transaction_amount);
  if (gatewayPaymentId === null || amountCents === null || typeof payment.status !== 'string') return null;
  const refundedCents = centsOf(payment.transaction_amount_refunded) ?? 0;
  const totalPaidCents = centsOf(fieldsOf(payment.transaction_details).total_paid_amount);
  const paidCents = PAID_STATUSES.has(payment.status) ? totalPaidCents || amountCents : 0;
  const isReimbursed = payment.status === 'charged_back' && payment.status_detail === 'reimbursed';
  return {
    gatewayPaymentId,
    status: statusOf(
      payment.status,
      textOf(payment.status_detail) ?? '',
      refundedCents >= (paidCents || amountCents),
    ),
    statusDetail: [payment.status, textOf(payment.status_detail)].filter(Boolean).join('/'),
    amountCents,
    paidCents,
    currency: textOf(payment.currency_id) ?? 'BRL',
    refundedCents,
    chargedBackCents:
      payment.status === 'charged_back' && !isReimbursed ? Math.max(0, paidCents - refundedCents) : 0,
    isReimbursed,
    isDisputeLost: payment.status === 'charged_back' && payment.status_detail === 'settled',
    externalReference: textOf(payment.external_reference),
    liveMode: payment.live_mode === true,
    collectorId: textOf(payment.collector_id),
    createdAt: dateOf(payment.date_created),
    approvedAt: dateOf(payment.date_approved),
    expiresAt: dateOf(payment.date_of_expiration),
  };
}

/** The payment was paid once, whatever happened later; a dispute only blocks the money. */
const PAID_STATUSES = new Set(['approved', 'in_mediation', 'refunded', 'charged_back']);

function statusOf(status: string, detail: string, isAllRefunded: boolean): PaymentStatus {
  switch (status) {
    case 'approved':
      return isAllRefunded ? 'refunded' : 'paid';
    case 'refunded':
      return 'refunded';
    case 'charged_back':
      if (detail === 'reimbursed') return isAllRefunded ? 'refunded' : 'paid';
      return 'charged_back';
    case 'cancelled':
      return detail === 'expired' ? 'expired' : 'failed';
    case 'rejected':
      return 'failed';
    default:
      return 'pending';
  }
}

/** Mercado Pago writes BRL as a JSON number. */
function centsOf(reais: unknown): number | null {
  return typeof reais === 'number' && Number.isFinite(reais) && reais >= 0 ? Math.round(reais * 100) : null;
}

export function readMercadoPagoRefund(value: unknown): RefundResult | null {
  const { id, status } = fieldsOf(value);
  const refundId = textOf(id);
  if (refundId === null || typeof status !== 'string') return null;
  if (status === 'approved') return { kind: 'refunded', refundId };
  if (status === 'rejected' || status === 'cancelled') return { kind: 'refused', message: status };
  return { kind: 'in_process', refundId };
}
