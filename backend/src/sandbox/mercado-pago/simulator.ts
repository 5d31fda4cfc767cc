import express from 'express';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { FaultBoard } from '../fault-board.js';
import { localOnly } from '../local-only.js';
import { listenOnLoopback } from '../loopback-server.js';
import { loadState, StateFile } from '../state-file.js';
import { WebhookSender } from '../webhook-sender.js';
import { createMercadoPagoFaults, type MercadoPagoFault } from './mercado-pago-faults.js';
import { Notifications } from './notifications.js';
import { Payments, type Paying, type PaymentsState, type SimulatedPayment } from './payments.js';
import { createFaultLayer, createRoutes } from './routes.js';

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

export interface MercadoPagoSimulator {
  /** Base address, without a path. */
  readonly url: string;
  readonly accessToken: string;
  readonly webhookSecret: string;
  readonly faults: FaultBoard<MercadoPagoFault>;
  readonly payments: Payments;
  /** The payer pays. Resolves when the first notification was tried. */
  pay(paymentId: string, paying?: Paying): Promise<'paid' | 'not_payable' | 'not_found'>;
  /** The payer's bank takes the money back. */
  chargeBack(paymentId: string): Promise<boolean>;
  close(): Promise<void>;
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
  app.use(localOnly, createFaultLayer(faults));
  app.use(createRoutes({ accessToken, clock, payments, notifications, faults, changed: () => state.save() }));
  const server = await listenOnLoopback(app, options.port);

  async function changed(payment: SimulatedPayment): Promise<void> {
    await state.save();
    await notifications.tell(payment, 'payment.updated');
  }

  return {
    url: server.url,
    accessToken,
    webhookSecret,
    faults,
    payments,
    async pay(paymentId, paying) {
      const payment = payments.get(paymentId);
      if (!payment) return 'not_found';
      if (!payments.pay(payment, paying)) return 'not_payable';
      await changed(payment);
      return 'paid';
    },
    async chargeBack(paymentId) {
      const payment = payments.get(paymentId);
      if (!payment || !payments.chargeBack(payment)) return false;
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
