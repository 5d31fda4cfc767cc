import express, { type Request, type RequestHandler, type Router } from 'express';
import type { Clock } from '../../platform/clock.js';
import type { FaultBoard } from '../faults.js';
import { ApiError, type MercadoPagoFault, REFUND_FAULTS } from './faults.js';
import type { Notifications } from './notifications.js';
import { paymentBody, refundBody } from './payment-body.js';
import { amountOf, readPaymentRequest } from './payment-request.js';
import type { Payments, SimulatedPayment } from './payments.js';

export interface RoutesOptions {
  accessToken: string;
  clock: Clock;
  payments: Payments;
  notifications: Notifications;
  faults: FaultBoard<MercadoPagoFault>;
  changed: () => Promise<void>;
}

export function createRoutes(options: RoutesOptions): Router {
  const { payments, notifications, changed } = options;
  const router = express.Router();
  router.use(withToken(options.accessToken), express.json());

  router.post('/v1/payments', async (request, response) => {
    const key = idempotencyKeyOf(request);
    const creation = payments.create(readPaymentRequest(request.body, options.clock.now().getTime()), key);
    if (creation.kind === 'conflict') throw new ApiError(409, 'idempotency key was used with another body');
    await changed();
    response.status(201).json(await paymentBody(creation.payment));
    if (creation.kind === 'created') await notifications.notify(creation.payment, 'payment.created');
  });

  router.get('/v1/payments/search', async (request, response) => {
    const { external_reference: reference, limit, offset, criteria } = request.query;
    const { from: begin, to: end } = rangeOf(request);
    const found = payments
      .list()
      .filter((payment) => !reference || payment.externalReference === reference)
      .filter(({ createdAt }) => createdAt >= begin && createdAt <= end);
    if (criteria === 'asc') found.reverse();
    const from = Number(offset) || 0;
    const size = Math.min(Number(limit) || 30, 1000);
    const results = await Promise.all(found.slice(from, from + size).map(paymentBody));
    response.json({ paging: { total: found.length, limit: size, offset: from }, results });
  });

  router.get('/v1/payments/:id', async (request, response) => {
    response.json(await paymentBody(paymentOf(payments, request)));
  });

  router.put('/v1/payments/:id', async (request, response) => {
    const payment = paymentOf(payments, request);
    const { status } = (request.body ?? {}) as { status?: unknown };
    if (status !== 'cancelled' || !payments.cancel(payment))
      throw new ApiError(400, 'status cannot be changed', 2000);
    await changed();
    response.json(await paymentBody(payment));
    await notifications.notify(payment, 'payment.updated');
  });

  router.post('/v1/payments/:id/refunds', async (request, response) => {
    const key = idempotencyKeyOf(request);
    const payment = paymentOf(payments, request);
    const { amount } = (request.body ?? {}) as { amount?: unknown };
    const fate = options.faults.take(REFUND_FAULTS, 'refund');
    const refund = payments.refund(payment, amount === undefined ? null : amountOf(amount), {
      key,
      isSlow: fate !== null,
    });
    if (!refund) throw new ApiError(400, 'the payment cannot be refunded by this amount', 2063);
    if (fate === 'refund_refused') payments.endRefund(payment, refund, 'rejected');
    await changed();
    response.status(201).json(refundBody(payment, refund));
    await notifications.notify(payment, 'payment.updated');
  });

  router.get('/v1/payments/:id/refunds', (request, response) => {
    const payment = paymentOf(payments, request);
    response.json(payment.refunds.map((refund) => refundBody(payment, refund)));
  });

  return router;
}

export function actionOf(request: Request): string {
  if (request.path.endsWith('/refunds')) return request.method === 'POST' ? 'refund' : 'read';
  if (request.path.endsWith('/search')) return 'search';
  return { POST: 'create', PUT: 'cancel' }[request.method] ?? 'read';
}

function withToken(accessToken: string): RequestHandler {
  return (request, _response, next) => {
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      throw new ApiError(401, 'invalid access token');
    next();
  };
}

function rangeOf({ query }: Request): { from: number; to: number } {
  if (query.range === undefined) return { from: -Infinity, to: Infinity };
  const [from, to] = [timeOf(query.begin_date), timeOf(query.end_date)];
  if (query.range !== 'date_created' || Number.isNaN(from + to)) throw new ApiError(400, 'Invalid range', 1);
  return { from, to };
}

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN;
}

function paymentOf(payments: Payments, request: Request): SimulatedPayment {
  const payment = payments.get(String(request.params.id));
  if (!payment) throw new ApiError(404, 'Payment not found', 2000);
  return payment;
}

function idempotencyKeyOf(request: Request): string {
  const key = request.get('x-idempotency-key');
  if (!key) throw new ApiError(400, "Header X-Idempotency-Key can't be null", 4292);
  return key;
}
