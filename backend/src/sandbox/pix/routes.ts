import express, { type Request, type Router } from 'express';
import type { FaultBoard } from '../faults.js';
import { chargeBody, pixBody, refundBody } from './bodies.js';
import type { Charges, SimulatedCharge, SimulatedPix, SimulatedRefund } from './charges.js';
import { type PixFault, Problem } from './faults.js';
import {
  readChargeRequest,
  readListQuery,
  readRefundRequest,
  readRemoval,
  readWebhookUrl,
} from './requests.js';

export interface RoutesOptions {
  charges: Charges;
  webhooks: Map<string, string>;
  faults: FaultBoard<PixFault>;
  changed: () => Promise<void>;
  notify: (pix: SimulatedPix) => Promise<void>;
}

const TXID = /^[a-zA-Z0-9]{26,35}$/;
const REFUND_ID = /^[a-zA-Z0-9]{1,35}$/;

export function createRoutes({ charges, webhooks, faults, changed, notify }: RoutesOptions): Router {
  const router = express.Router();
  router.use(express.json());

  router.put('/cob/:txid', async (request, response) => {
    const txid = String(request.params.txid);
    if (!TXID.test(txid)) throw new Problem(400, 'CobOperacaoInvalida', 'O txid não respeita o formato.');
    const charge = charges.put(txid, readChargeRequest(request.body));
    if (!charge) throw new Problem(400, 'CobOperacaoInvalida', 'A cobrança não está mais ativa.');
    await changed();
    const hasCode = faults.take(['no_copy_and_paste'], 'create') === null;
    response.status(201).json(chargeBody(charge, hasCode));
  });

  router.get('/cob', (request, response) => {
    const { inicio, fim, from, to, page, size } = readListQuery(request.query);
    const found = charges.list().filter(({ createdAt }) => createdAt >= from && createdAt <= to);
    const paginacao = {
      paginaAtual: page,
      itensPorPagina: size,
      quantidadeDePaginas: Math.ceil(found.length / size),
      quantidadeTotalDeItens: found.length,
    };
    const cobs = found.slice(page * size, (page + 1) * size).map((charge) => chargeBody(charge));
    response.json({ parametros: { inicio, fim, paginacao }, cobs });
  });

  router.get('/cob/:txid', (request, response) => {
    response.json(chargeBody(chargeOf(charges, request)));
  });

  router.patch('/cob/:txid', async (request, response) => {
    const charge = chargeOf(charges, request);
    readRemoval(request.body);
    if (!charges.remove(charge))
      throw new Problem(400, 'CobOperacaoInvalida', 'A cobrança não está mais ativa.');
    await changed();
    response.json(chargeBody(charge));
  });

  router.get('/pix/:endToEndId', (request, response) => {
    response.json(pixBody(pixOf(charges, request)));
  });

  router.put('/pix/:endToEndId/devolucao/:id', async (request, response) => {
    const pix = pixOf(charges, request);
    const id = String(request.params.id);
    if (!REFUND_ID.test(id)) throw new Problem(400, 'PixDevolucaoInvalida', 'O id não respeita o formato.');
    const refund = charges.refund(pix, { id, amountCents: readRefundRequest(request.body) });
    if (!refund)
      throw new Problem(400, 'PixDevolucaoInvalida', 'O id já foi usado, ou o valor não está disponível.');
    if (faults.take(['refund_refused'], 'refund')) charges.endRefund(refund, 'NAO_REALIZADO');
    else if (!faults.take(['refund_in_process'], 'refund')) charges.endRefund(refund, 'DEVOLVIDO');
    await changed();
    response.status(201).json(refundBody(refund));
    if (refund.endedAt !== null) await notify(pix);
  });

  router.get('/pix/:endToEndId/devolucao/:id', (request, response) => {
    response.json(refundBody(refundOf(pixOf(charges, request), request)));
  });

  router.put('/webhook/:key', async (request, response) => {
    webhooks.set(String(request.params.key), readWebhookUrl(request.body));
    await changed();
    response.end();
  });

  router.get('/webhook/:key', (request, response) => {
    const key = String(request.params.key);
    const webhookUrl = webhooks.get(key);
    if (webhookUrl === undefined)
      throw new Problem(404, 'WebhookNaoEncontrado', 'Nenhum webhook desta chave.');
    response.json({ webhookUrl, chave: key });
  });

  return router;
}

export function actionOf({ path, method }: Request): string {
  if (path.endsWith('/token')) return 'token';
  if (path.includes('/devolucao/')) return method === 'PUT' ? 'refund' : 'read_refund';
  if (path.includes('/webhook/')) return 'register';
  if (path.endsWith('/cob')) return 'list';
  return { PUT: 'create', PATCH: 'cancel' }[method] ?? 'read';
}

function chargeOf(charges: Charges, request: Request): SimulatedCharge {
  const charge = charges.get(String(request.params.txid));
  if (!charge) throw new Problem(404, 'CobNaoEncontrado', 'Nenhuma cobrança com este txid.');
  return charge;
}

function pixOf(charges: Charges, request: Request): SimulatedPix {
  const pix = charges.findPix(String(request.params.endToEndId));
  if (!pix) throw new Problem(404, 'PixNaoEncontrado', 'Nenhum Pix com este endToEndId.');
  return pix;
}

function refundOf({ refunds }: SimulatedPix, request: Request): SimulatedRefund {
  const refund = refunds.find(({ id }) => id === request.params.id);
  if (!refund) throw new Problem(404, 'PixNaoEncontrado', 'Nenhuma devolução com este id.');
  return refund;
}
