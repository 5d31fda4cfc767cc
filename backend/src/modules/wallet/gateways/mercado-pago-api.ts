import { setTimeout as wait } from 'node:timers/promises';
import { parseExactJson } from '../../../platform/exact-json.js';
import type {
  GatewayUnavailable,
  GatewayPayment,
  ListedCharge,
  PaymentStatus,
  RefundResult,
} from './gateway.port.js';

export interface MercadoPagoApiOptions {
  /** Base address, without a path. */
  apiUrl: string;
  accessToken: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  idempotencyKey?: string;
}

export type ApiReply = { kind: 'answered'; status: number; body: unknown } | GatewayUnavailable;

const TRANSIENT = new Set([408, 423, 424, 425, 429]);
const RETRY_DELAY_MS = 300;
const SLOW = 'no answer in time';

/** Calls to Mercado Pago. One that failed fast is repeated once: reads are harmless, writes carry their key. */
export class MercadoPagoApi {
  constructor(private readonly options: MercadoPagoApiOptions) {}

  async call(request: ApiRequest): Promise<ApiReply> {
    const first = await this.#send(request);
    if (first.kind === 'answered' || first.error === SLOW || first.retryAfterSeconds !== null) return first;
    await wait(RETRY_DELAY_MS);
    return this.#send(request);
  }

  async #send({ method, path, body, idempotencyKey }: ApiRequest): Promise<ApiReply> {
    try {
      const response = await this.options.fetch(new URL(path, this.options.apiUrl), {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${this.options.accessToken}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(this.options.timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || TRANSIENT.has(response.status)) {
        return unavailable(`HTTP ${response.status}`, response.headers.get('retry-after'));
      }
      return { kind: 'answered', status: response.status, body: parseExactJson(text) };
    } catch (reason) {
      const slow = reason instanceof Error && reason.name === 'TimeoutError';
      return unavailable(slow ? SLOW : describe(reason));
    }
  }
}

function unavailable(error: string, retryAfter: string | null = null): GatewayUnavailable {
  const seconds = Number(retryAfter ?? '');
  return { kind: 'unavailable', error, retryAfterSeconds: seconds > 0 ? seconds : null };
}

function describe(reason: unknown): string {
  if (reason instanceof SyntaxError) return 'broken JSON';
  const cause = reason instanceof Error ? reason.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return code ?? 'connection lost';
}

type Fields = Record<string, unknown>;

/** Mercado Pago's payment in our words; null if the answer is none. */
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

/** What counts of a payment in the books; null if the answer is none. */
export function readMercadoPagoCharge(value: unknown): ListedCharge | null {
  const payment = fieldsOf(value);
  const gatewayPaymentId = textOf(payment.id);
  const amountCents = centsOf(payment.transaction_amount);
  if (gatewayPaymentId === null || amountCents === null || typeof payment.status !== 'string') return null;
  const refundedCents = centsOf(payment.transaction_amount_refunded) ?? 0;
  const approvedAt = dateOf(payment.date_approved);
  const totalPaidCents = centsOf(fieldsOf(payment.transaction_details).total_paid_amount);
  const paidCents = PAID_STATUSES.has(payment.status) ? totalPaidCents || amountCents : 0;
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
    chargedBackCents: payment.status === 'charged_back' ? Math.max(0, paidCents - refundedCents) : 0,
    externalReference: textOf(payment.external_reference),
    liveMode: payment.live_mode === true,
    collectorId: textOf(payment.collector_id),
    createdAt: dateOf(payment.date_created),
    approvedAt,
    expiresAt: dateOf(payment.date_of_expiration),
  };
}

/** The states of a payment that was paid once, whatever became of the money. */
const PAID_STATUSES = new Set(['approved', 'refunded', 'charged_back']);

function statusOf(status: string, detail: string, isAllRefunded: boolean): PaymentStatus {
  switch (status) {
    case 'approved':
      return isAllRefunded ? 'refunded' : 'paid';
    case 'refunded':
      return 'refunded';
    case 'charged_back':
      return 'charged_back';
    case 'cancelled':
      return detail === 'expired' ? 'expired' : 'failed';
    case 'rejected':
      return 'failed';
    default:
      return 'pending';
  }
}

/** Mercado Pago writes reais as a JSON number. */
function centsOf(reais: unknown): number | null {
  return typeof reais === 'number' && Number.isFinite(reais) && reais >= 0 ? Math.round(reais * 100) : null;
}

function dateOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/** Text, or a number as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The value as an object with string keys; empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Mercado Pago's refund in our words; null if the answer is none. */
export function readMercadoPagoRefund(value: unknown): RefundResult | null {
  const { id, status } = fieldsOf(value);
  const refundId = textOf(id);
  if (refundId === null || typeof status !== 'string') return null;
  if (status === 'approved') return { kind: 'refunded', refundId };
  if (status === 'rejected' || status === 'cancelled') return { kind: 'refused', message: status };
  return { kind: 'in_process', refundId };
}
