import type { RefundResult } from './gateway.port.js';
import { fieldsOf, textOf } from './mercado-pago-payment.js';

/** Mercado Pago's refund in our words; null if the answer is none. */
export function readMercadoPagoRefund(value: unknown): RefundResult | null {
  const { id, status } = fieldsOf(value);
  const refundId = textOf(id);
  if (refundId === null || typeof status !== 'string') return null;
  if (status === 'approved') return { kind: 'refunded', refundId };
  if (status === 'rejected' || status === 'cancelled') return { kind: 'refused', message: status };
  return { kind: 'in_process', refundId };
}
