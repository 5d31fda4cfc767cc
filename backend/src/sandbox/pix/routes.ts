import express, { type Request, type Router } from 'express';
import { z } from 'zod';
import type { FaultBoard } from '../faults.js';
import { chargeBody, pixBody, refundBody } from './bodies.js';
import type { ChargeRequest, Charges, SimulatedCharge, SimulatedPix, SimulatedRefund } from './charges.js';
import { type PixFault, Problem } from './faults.js';

const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => Number(text.replace('.', '')))
  .refine((cents) => cents > 0, 'O valor é zero.');

const charge = z.object({
  calendario: z.object({ expiracao: z.number().int().positive().default(86_400) }),
  valor: z.object({ original: amount, modalidadeAlteracao: z.literal([0, 1]).default(0) }),
  chave: z.string().min(1).max(77),
  solicitacaoPagador: z.string().max(140).default(''),
});
const refund = z.object({
  valor: amount,
  natureza: z.literal('ORIGINAL').optional(),
  descricao: z.string().max(140).optional(),
});
const removal = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });
const webhook = z.object({ webhookUrl: z.url() });
const list = z.object({
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
  'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
});

/** @throws Problem */
function readChargeRequest(body: unknown): ChargeRequest {
  const { calendario, valor, chave, solicitacaoPagador } = read(charge, body, 'CobOperacaoInvalida');
  return {
    amountCents: valor.original,
    description: solicitacaoPagador,
    key: chave,
    lifetimeSeconds: calendario.expiracao,
  };
}

/** The amount is in cents. @throws Problem */
const readRefundRequest = (body: unknown) => read(refund, body, 'PixDevolucaoInvalida').valor;
/** @throws Problem when the request does not remove the charge */
const readRemoval = (body: unknown) => read(removal, body, 'CobOperacaoInvalida');
/** @throws Problem */
const readWebhookUrl = (body: unknown) => read(webhook, body, 'WebhookOperacaoInvalida').webhookUrl;

/** @throws Problem */
function readListQuery(query: unknown) {
  const { inicio, fim, ...paging } = read(list, query, 'CobConsultaInvalida');
  return {
    inicio,
    fim,
    from: Date.parse(inicio),
    to: Date.parse(fim),
    page: paging['paginacao.paginaAtual'],
    size: paging['paginacao.itensPorPagina'],
  };
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, problem: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.map(({ path, message }) => ({
    propriedade: path.join('.'),
    razao: message,
  }));
  throw new Problem(400, problem, 'A requisição não respeita o esquema.', violations);
}

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
