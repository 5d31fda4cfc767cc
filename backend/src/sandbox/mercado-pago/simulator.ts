import express from 'express';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import { createFaultLayer } from '../call-faults.js';
import type { FaultBoard } from '../fault-board.js';
import type { GatewaySimulator, ShownCharge } from '../gateway-simulator.js';
import { localOnly } from '../local-only.js';
import { listenOnLoopback } from '../loopback-server.js';
import { loadState, StateFile } from '../state-file.js';
import { WebhookSender } from '../webhook-sender.js';
import {
  createMercadoPagoFaults,
  REFUSING_FAULTS,
  refusalFor,
  type MercadoPagoFault,
} from './mercado-pago-faults.js';
import { Notifications } from './notifications.js';
import { Payments, type PaymentsState, type SimulatedPayment } from './payments.js';
import { actionOf, answerRefusal, createRoutes } from './routes.js';

export interface MercadoPagoSimulatorOptions {
  clock: Clock;
  accessToken?: string;
  /** Signs the notifications; a new one at every start if left out. */
  webhookSecret?: string;
  /** null forgets everything at the end. */
  statePath?: string | null;
  port?: number;
  log?: (line: string) => void;
}

export interface MercadoPagoSimulator extends GatewaySimulator {
  /** Base address, without a path. */
  readonly url: string;
  readonly accessToken: string;
  readonly webhookSecret: string;
  readonly faults: FaultBoard<MercadoPagoFault>;
  readonly payments: Payments;
}

const ACK_MS = 22_000;
const MINUTE = 60_000;
const RETRIES_MS = [15 * MINUTE, 15 * MINUTE, 30 * MINUTE, 6 * 60 * MINUTE];

/** Mercado Pago on this machine, as far as a Pix charge needs it. */
export async function createMercadoPagoSimulator(
  options: MercadoPagoSimulatorOptions,
): Promise<MercadoPagoSimulator> {
  const { clock, statePath = null, log = () => undefined } = options;
  const { accessToken = 'APP_USR-sandbox', webhookSecret = randomUUID() } = options;
  const payments = new Payments(clock, (await loadState(statePath)) as PaymentsState | null);
  const state = new StateFile(statePath, () => payments.state());
  const faults = createMercadoPagoFaults();
  const sender = new WebhookSender({ ackTimeoutMs: ACK_MS, retryDelaysMs: RETRIES_MS, log });
  const notifications = new Notifications({ clock, secret: webhookSecret, sender, faults });

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(
    localOnly,
    createFaultLayer({
      faults,
      refusing: REFUSING_FAULTS,
      refuse: (fault, response) => answerRefusal(refusalFor(fault), response),
      actionOf,
    }),
  );
  app.use(createRoutes({ accessToken, clock, payments, notifications, faults, changed: () => state.save() }));
  const server = await listenOnLoopback(app, options.port);

  async function changed(payment: SimulatedPayment): Promise<void> {
    await state.save();
    await notifications.tell(payment, 'payment.updated');
  }

  /** Whether the payment took the step, which is then told. */
  async function step(id: string, take: (payment: SimulatedPayment) => boolean): Promise<boolean> {
    const payment = payments.get(id);
    if (!payment || !take(payment)) return false;
    await changed(payment);
    return true;
  }

  return {
    url: server.url,
    accessToken,
    webhookSecret,
    faults,
    payments,
    environment: {
      MERCADOPAGO_API_URL: server.url,
      MERCADOPAGO_ACCESS_TOKEN: accessToken,
      MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
    },
    charges: () => payments.list().map(shownOf),
    async pay(paymentId, paying) {
      const payment = payments.get(paymentId);
      if (!payment) return 'not_found';
      if (!payments.pay(payment, paying)) return 'not_payable';
      await changed(payment);
      return 'paid';
    },
    chargeBack: (paymentId) => step(paymentId, (payment) => payments.chargeBack(payment)),
    winDispute: (paymentId) => step(paymentId, (payment) => payments.reimburse(payment)),
    async endRefund(paymentId, outcome) {
      const payment = payments.get(paymentId);
      const refund = payment?.refunds.find(({ status }) => status === 'in_process');
      if (!payment || !refund) return false;
      payments.endRefund(payment, refund, outcome === 'done' ? 'approved' : 'rejected');
      await changed(payment);
      return true;
    },
    async close() {
      await server.close();
      await sender.close();
      await state.save();
    },
  };
}

function shownOf(payment: SimulatedPayment): ShownCharge {
  const isExpired = payment.status === 'cancelled' && payment.statusDetail === 'expired';
  const isWon = payment.status === 'charged_back' && payment.statusDetail === 'reimbursed';
  return {
    id: payment.id,
    topupId: payment.externalReference,
    amountCents: payment.amountCents,
    status: isExpired ? 'expired' : isWon ? 'approved' : payment.status,
    isDisputed: payment.status === 'charged_back' && !isWon,
    payerEmail: payment.payer.email,
    qrCode: payment.qrCode,
    createdAt: new Date(payment.createdAt),
    expiresAt: new Date(payment.expiresAt),
  };
}
