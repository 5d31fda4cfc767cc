import express from 'express';
import type { Clock } from '../../platform/clock.js';
import { createFaultLayer } from '../call-faults.js';
import type { FaultBoard } from '../fault-board.js';
import type { GatewaySimulator, Paying, ShownCharge } from '../gateway-simulator.js';
import { localOnly } from '../local-only.js';
import { listenOnLoopback } from '../loopback-server.js';
import { loadState, StateFile } from '../state-file.js';
import { WebhookSender } from '../webhook-sender.js';
import {
  Charges,
  codeOf,
  endToEndId,
  leftCents,
  type ChargesState,
  type SimulatedCharge,
} from './charges.js';
import { Notifications } from './notifications.js';
import { createPixFaults, REFUSING_FAULTS, refusalFor, type PixFault } from './pix-faults.js';
import { actionOf, answerError, answerProblem, createRoutes } from './routes.js';
import { Tokens } from './tokens.js';

interface Options {
  clock: Clock;
  /** Registered for our key at every start; null leaves what was registered before. */
  webhookUrl?: string | null;
  /** null forgets everything at the end. */
  statePath?: string | null;
  log?: (line: string) => void;
}

export interface PixSimulator extends GatewaySimulator {
  /** Base address of the API. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our Pix key there. */
  readonly key: string;
  readonly faults: FaultBoard<PixFault>;
  readonly account: Charges;
  readonly tokens: Tokens;
  /** Address that is told of payments, for each key. */
  readonly webhooks: Map<string, string>;
  pay(txid: string, paying?: Paying): Promise<'paid' | 'not_payable' | 'not_found'>;
}

const CLIENT = { clientId: 'torpedo-sandbox', clientSecret: 'segredo-do-sandbox' };
const KEY = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
const ACK_MS = 10_000;
const RETRIES_MS = [60_000, 300_000, 900_000];

/** A bank with Banco Central's API Pix on this machine. */
export async function createPixSimulator(options: Options): Promise<PixSimulator> {
  const { clock, webhookUrl = null, statePath = null, log = () => undefined } = options;
  const saved = (await loadState(statePath)) as ChargesState | null;
  const account = new Charges(clock, saved?.charges ?? []);
  const webhooks = new Map(Object.entries(saved?.webhooks ?? {}));
  if (webhookUrl !== null) webhooks.set(KEY, webhookUrl);
  const state = new StateFile<ChargesState>(statePath, () => ({
    charges: account.list().reverse(),
    webhooks: Object.fromEntries(webhooks),
  }));
  const faults = createPixFaults();
  const sender = new WebhookSender({ ackTimeoutMs: ACK_MS, retryDelaysMs: RETRIES_MS, log });
  const notifications = new Notifications({ sender, faults, address: () => webhooks.get(KEY) ?? null });
  const tokens = new Tokens({ clock, ...CLIENT });
  const changed = () => state.save();

  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(
    localOnly,
    createFaultLayer({
      faults,
      refusing: REFUSING_FAULTS,
      refuse: (fault, response) => answerProblem(refusalFor(fault), response),
      actionOf,
    }),
  );
  app.post('/oauth/token', express.urlencoded({ extended: false }), tokens.issue);
  const told = (pix: Parameters<typeof notifications.tell>[0]) => notifications.tell(pix);
  app.use('/v2', tokens.check, createRoutes({ charges: account, webhooks, faults, changed, told }));
  app.use(answerError);
  const server = await listenOnLoopback(app);
  const [url, tokenUrl] = [`${server.url}/v2`, `${server.url}/oauth/token`];

  return {
    ...CLIENT,
    ...{ url, tokenUrl, key: KEY, faults, account, tokens, webhooks },
    environment: {
      PIX_API_URL: url,
      PIX_TOKEN_URL: tokenUrl,
      PIX_CLIENT_ID: CLIENT.clientId,
      PIX_CLIENT_SECRET: CLIENT.clientSecret,
      PIX_KEY: KEY,
    },
    charges: () => account.list().map((charge) => shownOf(charge, account.isExpired(charge))),
    async pay(txid, paying) {
      const charge = account.get(txid);
      if (!charge) return 'not_found';
      const wrong = faults.take(['wrong_amount'], 'pay') && { amountCents: charge.amountCents + 1 };
      const pix = account.pay(charge, { ...paying, ...wrong });
      if (!pix) return 'not_payable';
      await changed();
      await notifications.tell(pix);
      return 'paid';
    },
    async chargeBack(txid) {
      const [pix] = account.get(txid)?.pix ?? [];
      const id = endToEndId('D', clock.now().getTime());
      const refund = pix && account.refund(pix, { id, amountCents: leftCents(pix), nature: 'MED_FRAUDE' });
      if (!refund) return false;
      account.endRefund(refund, 'DEVOLVIDO');
      await changed();
      await notifications.tell(pix);
      return true;
    },
    winDispute: () => Promise.resolve(false),
    async endRefund(txid, outcome) {
      const [pix] = account.get(txid)?.pix ?? [];
      const refund = pix?.refunds.find(({ status }) => status === 'EM_PROCESSAMENTO');
      if (!pix || !refund) return false;
      account.endRefund(refund, outcome === 'done' ? 'DEVOLVIDO' : 'NAO_REALIZADO');
      await changed();
      await notifications.tell(pix);
      return true;
    },
    async close() {
      await server.close();
      await sender.close();
      await state.save();
    },
  };
}

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

function shownOf(charge: SimulatedCharge, isExpired: boolean): ShownCharge {
  return {
    id: charge.txid,
    topupId: charge.txid.replace(UUID_PARTS, '$1-$2-$3-$4-$5'),
    amountCents: charge.amountCents,
    status: shownStatusOf(charge, isExpired),
    isDisputed: false,
    payerEmail: null,
    qrCode: codeOf(charge),
    createdAt: new Date(charge.createdAt),
    expiresAt: new Date(charge.createdAt + charge.lifetimeSeconds * 1000),
  };
}

function shownStatusOf({ status, pix }: SimulatedCharge, isExpired: boolean): ShownCharge['status'] {
  if (status === 'ATIVA') return isExpired ? 'expired' : 'pending';
  if (status !== 'CONCLUIDA') return 'cancelled';
  const back = pix.flatMap(({ refunds }) => refunds).filter((refund) => refund.status === 'DEVOLVIDO');
  if (back.some(({ nature }) => nature !== 'ORIGINAL')) return 'charged_back';
  const sum = (amounts: readonly { amountCents: number }[]) =>
    amounts.reduce((total, { amountCents }) => total + amountCents, 0);
  return sum(back) >= sum(pix) ? 'refunded' : 'approved';
}
