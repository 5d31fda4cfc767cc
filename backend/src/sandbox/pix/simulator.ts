import express, { type RequestHandler } from 'express';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { FaultBoard } from '../faults.js';
import { type GatewaySimulator, serveGateway, type ShownCharge } from '../gateway-simulator.js';
import { loadState } from '../state-file.js';
import {
  Charges,
  type ChargesState,
  codeOf,
  endToEndId,
  leftCents,
  type SimulatedCharge,
  type SimulatedPix,
} from './charges.js';
import { createPixFaults, type PixFault, Problem, refusalFor, REFUSING_FAULTS } from './faults.js';
import { actionOf, createRoutes } from './routes.js';
import type { WebhookSender } from '../webhook-sender.js';
import { pixBody } from './bodies.js';

const LIFE_SECONDS = 300;

class Tokens {
  readonly #valid = new Map<string, number>();
  issued = 0;

  constructor(private readonly deps: { clock: Clock; clientId: string; clientSecret: string }) {}

  readonly issue: RequestHandler = (request, response) => {
    const { clock, clientId, clientSecret } = this.deps;
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) throw new Problem(401, 'AcessoNegado', 'invalid_client');
    const { grant_type: grant, scope } = (request.body ?? {}) as Record<string, unknown>;
    if (grant !== 'client_credentials')
      throw new Problem(400, 'RequisicaoInvalida', 'unsupported_grant_type');
    const token = randomBytes(24).toString('base64url');
    this.#valid.set(token, clock.now().getTime() + LIFE_SECONDS * 1000);
    this.issued += 1;
    response.json({ access_token: token, token_type: 'Bearer', expires_in: LIFE_SECONDS, scope });
  };

  readonly check: RequestHandler = (request, _response, next) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const validUntil = this.#valid.get(token);
    if (validUntil === undefined || validUntil <= this.deps.clock.now().getTime()) {
      throw new Problem(401, 'AcessoNegado', 'O token não vale.');
    }
    next();
  };
}

const REPETITIONS = 8;

/** Sends unsigned notifications to the registered address with `/pix` added. */
class Notifications {
  #heldBack: SimulatedPix[] = [];

  constructor(
    private readonly deps: {
      sender: WebhookSender;
      faults: FaultBoard<PixFault>;
      address: () => string | null;
    },
  ) {}

  async notify(pix: SimulatedPix): Promise<void> {
    const { faults, sender, address } = this.deps;
    const url = address();
    if (url === null || faults.take(['webhook_lost'], 'webhook')) return;
    this.#heldBack.push(pix);
    if (faults.take(['webhook_batched'], 'webhook')) return;
    const webhook = { url: `${url}/pix`, body: { pix: this.#heldBack.map(pixBody) } };
    this.#heldBack = [];
    const times = faults.take(['webhook_duplicated'], 'webhook') ? REPETITIONS : 1;
    await Promise.all(Array.from({ length: times }, () => sender.send(webhook)));
  }
}

interface Options {
  clock: Clock;
  webhookUrl?: string | null;
  statePath?: string | null;
  log?: (line: string) => void;
}

export interface PixSimulator extends GatewaySimulator {
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly key: string;
  readonly faults: FaultBoard<PixFault>;
  readonly account: Charges;
  readonly tokens: Tokens;
  readonly webhooks: Map<string, string>;
}

const CLIENT = { clientId: 'torpedo-sandbox', clientSecret: 'segredo-do-sandbox' };
const KEY = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
const ACK_MS = 10_000;
const RETRIES_MS = [60_000, 300_000, 900_000];

export async function createPixSimulator(options: Options): Promise<PixSimulator> {
  const { clock, webhookUrl = null, statePath = null, log = () => undefined } = options;
  const saved = (await loadState(statePath)) as ChargesState | null;
  const account = new Charges(clock, saved?.charges ?? []);
  const webhooks = new Map(Object.entries(saved?.webhooks ?? {}));
  if (webhookUrl !== null) webhooks.set(KEY, webhookUrl);
  const faults = createPixFaults();
  const tokens = new Tokens({ clock, ...CLIENT });
  const { url: origin, ...served } = await serveGateway<SimulatedCharge, (typeof REFUSING_FAULTS)[number]>(
    {
      faults,
      refusing: REFUSING_FAULTS,
      refusalFor,
      notFound: new Problem(404, 'NaoEncontrado', 'Nada aqui.'),
      invalid: new Problem(400, 'RequisicaoInvalida', 'Requisição inválida.'),
      actionOf,
      delivery: { ackTimeoutMs: ACK_MS, retryDelaysMs: RETRIES_MS, log },
      statePath,
      state: () => ({ charges: account.list().reverse(), webhooks: Object.fromEntries(webhooks) }),
    },
    ({ sender, changed }) => {
      const notifications = new Notifications({ sender, faults, address: () => webhooks.get(KEY) ?? null });
      const notify = (pix: SimulatedPix) => notifications.notify(pix);
      return {
        mount(app) {
          app.post('/oauth/token', express.urlencoded({ extended: false }), tokens.issue);
          app.use('/v2', tokens.check, createRoutes({ charges: account, webhooks, faults, changed, notify }));
        },
        environment: (url) => ({
          PIX_API_URL: `${url}/v2`,
          PIX_TOKEN_URL: `${url}/oauth/token`,
          PIX_CLIENT_ID: CLIENT.clientId,
          PIX_CLIENT_SECRET: CLIENT.clientSecret,
          PIX_KEY: KEY,
        }),
        list: () => account.list(),
        get: (txid) => account.get(txid),
        show: (charge) => shownOf(charge, account.isExpired(charge)),
        async notify({ pix: [pix] }) {
          if (pix) await notify(pix);
        },
        pay(charge, paying) {
          const wrong = faults.take(['wrong_amount'], 'pay') && { amountCents: charge.amountCents + 1 };
          return account.pay(charge, { ...paying, ...wrong }) !== null;
        },
        chargeBack({ pix: [pix] }) {
          const id = endToEndId('D', clock.now().getTime());
          const refund =
            pix && account.refund(pix, { id, amountCents: leftCents(pix), nature: 'MED_FRAUDE' });
          if (refund) account.endRefund(refund, 'DEVOLVIDO');
          return Boolean(refund);
        },
        winDispute: () => false,
        loseDispute: () => false,
        endRefund({ pix: [pix] }, outcome) {
          const refund = pix?.refunds.find(({ status }) => status === 'EM_PROCESSAMENTO');
          if (refund) account.endRefund(refund, outcome === 'done' ? 'DEVOLVIDO' : 'NAO_REALIZADO');
          return refund !== undefined;
        },
      };
    },
  );
  const [url, tokenUrl] = [`${origin}/v2`, `${origin}/oauth/token`];
  return { ...served, ...CLIENT, url, tokenUrl, key: KEY, faults, account, tokens, webhooks };
}

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

function shownOf(charge: SimulatedCharge, isExpired: boolean): ShownCharge {
  return {
    id: charge.txid,
    topupId: charge.txid.replace(UUID_PARTS, '$1-$2-$3-$4-$5'),
    amountCents: charge.amountCents,
    status: shownStatusOf(charge, isExpired),
    isDisputed: false,
    isUndecided: false,
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
