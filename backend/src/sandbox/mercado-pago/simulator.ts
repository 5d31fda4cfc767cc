import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { FaultBoard } from '../faults.js';
import { serveGateway, type GatewaySimulator, type ShownCharge } from '../gateway-simulator.js';
import { loadState } from '../state-file.js';
import {
  ApiError,
  createMercadoPagoFaults,
  REFUSING_FAULTS,
  refusalFor,
  type MercadoPagoFault,
} from './faults.js';
import { Notifications } from './notifications.js';
import { Payments, type PaymentsState, type SimulatedPayment } from './payments.js';
import { actionOf, createRoutes } from './routes.js';

export interface MercadoPagoSimulatorOptions {
  clock: Clock;
  webhookSecret?: string;
  statePath?: string | null;
  log?: (line: string) => void;
}

export interface MercadoPagoSimulator extends GatewaySimulator {
  readonly url: string;
  readonly accessToken: string;
  readonly webhookSecret: string;
  readonly faults: FaultBoard<MercadoPagoFault>;
  readonly payments: Payments;
}

const ACCESS_TOKEN = 'APP_USR-sandbox';
const ACK_MS = 22_000;
const MINUTE = 60_000;
const RETRIES_MS = [15 * MINUTE, 15 * MINUTE, 30 * MINUTE, 6 * 60 * MINUTE];

export async function createMercadoPagoSimulator(
  options: MercadoPagoSimulatorOptions,
): Promise<MercadoPagoSimulator> {
  const { clock, statePath = null, log = () => undefined } = options;
  const { webhookSecret = randomUUID() } = options;
  const payments = new Payments(clock, (await loadState(statePath)) as PaymentsState | null);
  const faults = createMercadoPagoFaults();
  const served = await serveGateway<SimulatedPayment, (typeof REFUSING_FAULTS)[number]>(
    {
      faults,
      refusing: REFUSING_FAULTS,
      refusalFor,
      notFound: new ApiError(404, 'resource not found'),
      invalid: new ApiError(400, 'invalid request', 1),
      actionOf,
      delivery: { ackTimeoutMs: ACK_MS, retryDelaysMs: RETRIES_MS, log },
      statePath,
      state: () => payments.state(),
    },
    ({ sender, changed }) => {
      const notifications = new Notifications({ clock, secret: webhookSecret, sender, faults });
      return {
        mount: (app) =>
          app.use(
            createRoutes({ accessToken: ACCESS_TOKEN, clock, payments, notifications, faults, changed }),
          ),
        environment: (url) => ({
          MERCADOPAGO_API_URL: url,
          MERCADOPAGO_ACCESS_TOKEN: ACCESS_TOKEN,
          MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
        }),
        list: () => payments.list(),
        get: (id) => payments.get(id),
        show: shownOf,
        notify: (payment) => notifications.notify(payment, 'payment.updated'),
        pay: (payment, paying) => payments.pay(payment, paying),
        chargeBack: (payment) => payments.chargeBack(payment),
        winDispute: (payment) => payments.reimburse(payment),
        loseDispute: (payment) => payments.settle(payment),
        endRefund(payment, outcome) {
          const refund = payment.refunds.find(({ status }) => status === 'in_process');
          if (refund) payments.endRefund(payment, refund, outcome === 'done' ? 'approved' : 'rejected');
          return refund !== undefined;
        },
      };
    },
  );
  return { ...served, faults, accessToken: ACCESS_TOKEN, webhookSecret, payments };
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
    isUndecided: payment.status === 'charged_back' && payment.statusDetail === 'in_process',
    payerEmail: payment.payer.email,
    qrCode: payment.qrCode,
    createdAt: new Date(payment.createdAt),
    expiresAt: new Date(payment.expiresAt),
  };
}
