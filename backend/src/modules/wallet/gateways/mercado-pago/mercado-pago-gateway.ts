import type {
  ChargePageResult,
  ChargeRefused,
  CreateChargeResult,
  GatewayPayment,
  Period,
  PixCharge,
  PixGateway,
  ReadPaymentResult,
  RefundOrder,
  RefundResult,
  RefusedChargeCode,
} from '../gateway.port.js';
import {
  callGateway,
  DEFAULT_TRANSPORT,
  fieldsOf,
  textOf,
  twiceIfFast,
  unavailable,
  type HttpReply,
  type Transport,
} from '../gateway-http.js';
import {
  readMercadoPagoCharge,
  readMercadoPagoPayment,
  readMercadoPagoRefund,
} from './mercado-pago-payment.js';

interface Options {
  apiUrl: string;
  accessToken: string;
  transport?: Partial<Transport>;
  pageSize?: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  idempotencyKey?: string;
}

const BRAZIL_OFFSET_HOURS = 3;
const PAGE_SIZE = 100;

export class MercadoPagoGateway implements PixGateway {
  readonly code = 'MERCADOPAGO';

  constructor(private readonly options: Options) {}

  async createPixCharge(charge: PixCharge): Promise<CreateChargeResult> {
    const reply = await this.#call({
      method: 'POST',
      path: '/v1/payments',
      body: paymentOf(charge),
      idempotencyKey: charge.idempotencyKey,
    });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status >= 300) return refusalOf(reply.status, reply.body);
    const payment = readMercadoPagoPayment(reply.body);
    if (!payment) return unavailable('unreadable answer');
    if (payment.status === 'failed') {
      return { kind: 'refused', code: 'BAD_REQUEST', message: payment.statusDetail, causeCode: null };
    }
    if (payment.qrCode === null || payment.qrCodeBase64 === null) return unavailable('unreadable answer');
    return {
      kind: 'created',
      gatewayPaymentId: payment.gatewayPaymentId,
      status: payment.status,
      qrCode: payment.qrCode,
      qrCodeBase64: payment.qrCodeBase64,
      expiresAt: payment.expiresAt ?? charge.expiresAt,
    };
  }

  async readPayment(gatewayPaymentId: string): Promise<ReadPaymentResult> {
    const reply = await this.#call({
      method: 'GET',
      path: `/v1/payments/${encodeURIComponent(gatewayPaymentId)}`,
    });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status === 404) return { kind: 'not_found' };
    if (reply.status >= 300) return unavailable(`HTTP ${reply.status}`);
    const payment = readMercadoPagoPayment(reply.body);
    return payment ? { kind: 'found', payment } : unavailable('unreadable answer');
  }

  async findByReference(topupId: string): Promise<ReadPaymentResult> {
    const query = new URLSearchParams({
      external_reference: topupId,
      sort: 'date_created',
      criteria: 'desc',
    });
    const reply = await this.#call({ method: 'GET', path: `/v1/payments/search?${query.toString()}` });
    if (reply.kind === 'unavailable') return reply;
    const { results } = fieldsOf(reply.body);
    if (reply.status >= 300 || !Array.isArray(results)) return unavailable(`HTTP ${reply.status}`);
    const payments = results.map(readMercadoPagoPayment).filter((payment) => payment !== null);
    const payment = bestOf(payments.filter(({ externalReference }) => externalReference === topupId));
    return payment ? { kind: 'found', payment } : { kind: 'not_found' };
  }

  async refund({ gatewayPaymentId, amountCents, idempotencyKey }: RefundOrder): Promise<RefundResult> {
    const reply = await this.#call({
      method: 'POST',
      path: refundsOf(gatewayPaymentId),
      body: { amount: reaisOf(amountCents) },
      idempotencyKey,
    });
    if (reply.kind === 'unavailable') return reply;
    // The status is about our key or credentials, not the refund: it may exist, or be possible later.
    if ([401, 403, 409].includes(reply.status)) return unavailable(`HTTP ${reply.status}`);
    if (reply.status >= 300) {
      return { kind: 'refused', message: refusalOf(reply.status, reply.body).message };
    }
    return readMercadoPagoRefund(reply.body) ?? unavailable('unreadable answer');
  }

  async readRefund(gatewayPaymentId: string, refundId: string): Promise<RefundResult> {
    const reply = await this.#call({ method: 'GET', path: refundsOf(gatewayPaymentId) });
    if (reply.kind === 'unavailable') return reply;
    if (reply.status >= 300 || !Array.isArray(reply.body)) return unavailable(`HTTP ${reply.status}`);
    const refunds: unknown[] = reply.body;
    const refund = refunds.find((one) => textOf(fieldsOf(one).id) === refundId);
    return readMercadoPagoRefund(refund) ?? unavailable('the refund is not listed');
  }

  async listCharges({ from, to }: Period, page: number): Promise<ChargePageResult> {
    const { pageSize = PAGE_SIZE } = this.options;
    const query = new URLSearchParams({
      range: 'date_created',
      begin_date: from.toISOString(),
      // The gateway includes the end of its range; our period excludes it.
      end_date: new Date(to.getTime() - 1).toISOString(),
      sort: 'date_created',
      criteria: 'asc',
      limit: String(pageSize),
      offset: String(page * pageSize),
    });
    const reply = await this.#call({ method: 'GET', path: `/v1/payments/search?${query.toString()}` });
    if (reply.kind === 'unavailable') return reply;
    const { results, paging } = fieldsOf(reply.body);
    const total = fieldsOf(paging).total;
    if (reply.status >= 300 || !Array.isArray(results) || typeof total !== 'number') {
      return unavailable(`HTTP ${reply.status}`);
    }
    const charges = results.map(readMercadoPagoCharge).filter((charge) => charge !== null);
    if (charges.length < results.length) return unavailable('a listed payment cannot be read');
    return { kind: 'page', charges, nextPage: (page + 1) * pageSize < total ? page + 1 : null };
  }

  #call({ method, path, body, idempotencyKey }: Call): Promise<HttpReply> {
    const { apiUrl, accessToken } = this.options;
    const transport = { ...DEFAULT_TRANSPORT, ...this.options.transport };
    const request = {
      method,
      address: new URL(path, apiUrl),
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    return twiceIfFast(() => callGateway(request, transport), transport);
  }
}

/** Of two payments with the same reference, the one that moved money is the right one. */
function bestOf(payments: GatewayPayment[]): GatewayPayment | undefined {
  return payments.find(({ approvedAt }) => approvedAt !== null) ?? payments[0];
}

function paymentOf({ payer, notificationUrl, ...charge }: PixCharge): object {
  return {
    transaction_amount: reaisOf(charge.amountCents),
    payment_method_id: 'pix',
    description: charge.description,
    external_reference: charge.topupId,
    date_of_expiration: brazilianTime(charge.expiresAt),
    payer: {
      email: payer.email,
      ...(payer.cpf !== null && { identification: { type: 'CPF', number: payer.cpf.replace(/\D/g, '') } }),
    },
    ...(notificationUrl && { notification_url: webhooksOnly(notificationUrl) }),
  };
}

const refundsOf = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}/refunds`;

/** Mercado Pago writes BRL as a JSON number. */
function reaisOf(cents: number): number {
  return Number((cents / 100).toFixed(2));
}

/** The setting prevents a second, unsigned notification in the older form. */
function webhooksOnly(notificationUrl: string): string {
  const url = new URL(notificationUrl);
  url.searchParams.set('source_news', 'webhooks');
  return url.href;
}

/** Mercado Pago expects milliseconds and a numeric offset. */
function brazilianTime(date: Date): string {
  return new Date(date.getTime() - BRAZIL_OFFSET_HOURS * 3_600_000).toISOString().replace('Z', '-03:00');
}

const CODE_BY_CAUSE: Readonly<Record<string, RefusedChargeCode>> = {
  '2067': 'INVALID_CPF',
  '13253': 'ACCOUNT_WITHOUT_PIX',
  '2034': 'INVALID_PAYER',
};

function refusalOf(status: number, body: unknown): ChargeRefused {
  const { message, cause } = fieldsOf(body);
  const causes: unknown[] = Array.isArray(cause) ? cause : [cause];
  const causeCode = causes.map((one) => textOf(fieldsOf(one).code)).find((code) => code !== null) ?? null;
  const text = typeof message === 'string' ? message.slice(0, 500) : `HTTP ${status}`;
  return { kind: 'refused', code: codeOf(status, causeCode, text), message: text, causeCode };
}

function codeOf(status: number, causeCode: string | null, message: string): RefusedChargeCode {
  if (status === 401 || status === 403) return 'BAD_CREDENTIALS';
  if (status === 409) return 'IDEMPOTENCY_CONFLICT';
  const known = CODE_BY_CAUSE[causeCode ?? ''];
  if (known) return known;
  return /payer/i.test(message) ? 'INVALID_PAYER' : 'BAD_REQUEST';
}
