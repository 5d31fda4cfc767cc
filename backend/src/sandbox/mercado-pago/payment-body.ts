import { toBuffer } from 'qrcode';
import { paidCentsOf, refundedCents, type SimulatedPayment, type SimulatedRefund } from './payments.js';

export const COLLECTOR_ID = 700700700;

export async function paymentBody(payment: SimulatedPayment): Promise<object> {
  const reais = payment.amountCents / 100;
  const isPaid = payment.approvedAt !== null;
  const paid = paidCentsOf(payment) / 100;
  return {
    id: Number(payment.id),
    date_created: dateText(payment.createdAt),
    date_approved: isPaid ? dateText(payment.approvedAt ?? 0) : null,
    date_last_updated: dateText(payment.updatedAt),
    date_of_expiration: dateText(payment.expiresAt),
    payment_method_id: 'pix',
    payment_type_id: 'bank_transfer',
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: 'BRL',
    description: payment.description,
    live_mode: true,
    collector_id: COLLECTOR_ID,
    payer: {
      id: '100200300',
      email: payment.payer.email,
      identification: { type: 'CPF', number: payment.payer.cpf },
    },
    metadata: {},
    external_reference: payment.externalReference,
    notification_url: payment.notificationUrl,
    transaction_amount: reais,
    transaction_amount_refunded: refundedCents(payment) / 100,
    transaction_details: {
      net_received_amount: isPaid ? paid : 0,
      total_paid_amount: paid,
      overpaid_amount: Math.max(0, paid - reais),
      external_resource_url: null,
      installment_amount: 0,
      financial_institution: null,
    },
    fee_details: [],
    charges_details: [],
    refunds: payment.refunds.map((refund) => refundBody(payment, refund)),
    point_of_interaction: {
      type: 'PIX',
      sub_type: null,
      application_data: { name: null, version: null },
      transaction_data: {
        qr_code: payment.qrCode,
        qr_code_base64: await qrPicture(payment),
        ticket_url: `https://pix.sandbox.invalid/payments/${payment.id}/ticket`,
      },
    },
  };
}

export function refundBody({ id: paymentId }: SimulatedPayment, refund: SimulatedRefund): object {
  return {
    id: Number(refund.id),
    payment_id: Number(paymentId),
    amount: refund.amountCents / 100,
    metadata: {},
    source: { id: String(COLLECTOR_ID), name: 'Torpedo Sandbox', type: 'collector' },
    date_created: dateText(refund.createdAt),
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: refund.status,
    reason: null,
    amount_refunded_to_payer: refund.status === 'approved' ? refund.amountCents / 100 : 0,
  };
}

/** Each picture is drawn once, because it is the slowest part of an answer. */
const pictures = new WeakMap<SimulatedPayment, Promise<string>>();

function qrPicture(payment: SimulatedPayment): Promise<string> {
  const drawn = pictures.get(payment) ?? drawQr(payment.qrCode);
  pictures.set(payment, drawn);
  return drawn;
}

async function drawQr(qrCode: string): Promise<string> {
  const picture = await toBuffer(qrCode, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return picture.toString('base64');
}

/** Mercado Pago writes times with a numeric offset. */
function dateText(ms: number): string {
  return new Date(ms - 4 * 3_600_000).toISOString().replace('Z', '-04:00');
}
