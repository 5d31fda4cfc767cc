import express, { type ErrorRequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { GATEWAY_CODES, type GatewayCode } from '../../platform/gateway-codes.js';
import type { GatewaySimulator } from '../gateway-simulator.js';
import { MERCADO_PAGO_FAULTS } from '../mercado-pago/faults.js';
import { PIX_FAULTS } from '../pix/faults.js';
import type { Mailbox } from '../mailbox.js';
import { PROVIDER_FAULTS, suggestSms, type ProviderSimulator } from '../provider/index.js';
import { PTAX_FAULTS, type PtaxSimulator } from '../ptax.js';
import { PUSH_FAULTS, type PushSimulator } from '../push-service.js';
import {
  presentGateway,
  presentMail,
  presentNumber,
  presentCharge,
  presentProvider,
  presentPush,
  presentRateFeed,
  presentWholeMail,
} from './presented.js';

/** The parties that are simulated now; the others are real. */
export interface Simulators {
  /** In the order in which they are named; the first is the one that the environment would name. */
  providers?: readonly ProviderSimulator[];
  gateways: Partial<Record<GatewayCode, GatewaySimulator>>;
  mailbox?: Mailbox;
  pushService?: PushSimulator;
  ptax?: PtaxSimulator;
}

const SHOWN = 30;
const payBody = z.strictObject({
  late: z.boolean().optional(),
  /** Another amount than was charged. */
  amount_cents: z.number().int().min(1).max(100_000_000).optional(),
});
const smsBody = z.strictObject({ text: z.string().trim().min(1).max(1000) });
const providerBody = z.strictObject({
  code: z.string().max(40).optional(),
  dialect: z.enum(['classic', 'hero']).optional(),
  balance: z.number().min(0).max(1_000_000).optional(),
});
const switchBody = z.strictObject({ on: z.boolean() });
const planned = {
  times: z.number().int().min(1).max(10_000).nullable().optional(),
  action: z.string().max(40).nullable().optional(),
};
const faultBody = z.discriminatedUnion('target', [
  z.strictObject({
    target: z.literal('provider'),
    /** Only for this one; otherwise for each of them. */
    provider: z.string().max(40).optional(),
    fault: z.enum(PROVIDER_FAULTS),
    ...planned,
  }),
  z.strictObject({ target: z.literal('mercado_pago'), fault: z.enum(MERCADO_PAGO_FAULTS), ...planned }),
  z.strictObject({ target: z.literal('pix'), fault: z.enum(PIX_FAULTS), ...planned }),
  z.strictObject({ target: z.literal('push_service'), fault: z.enum(PUSH_FAULTS), ...planned }),
  z.strictObject({ target: z.literal('ptax'), fault: z.enum(PTAX_FAULTS), ...planned }),
]);

/** What the page does, for the page and for tests. */
export function createSandboxApi(simulators: Simulators): Router {
  const { providers = [], gateways, mailbox, pushService, ptax } = simulators;
  const router = express.Router();
  router.use(express.json({ limit: '64kb' }));

  const simulated = GATEWAY_CODES.flatMap((code) => {
    const gateway = gateways[code];
    return gateway ? [{ code, gateway }] : [];
  });
  const holderOf = (id: string) =>
    simulated.find(({ gateway }) => gateway.charges().some((one) => one.id === id));
  const payments = () => {
    if (simulated.length === 0) return null;
    const all = simulated.flatMap(({ code, gateway }) =>
      gateway.charges().map((charge) => ({ code, charge })),
    );
    all.sort((a, b) => b.charge.createdAt.getTime() - a.charge.createdAt.getTime());
    return all.slice(0, SHOWN).map(({ code, charge }) => presentCharge(code, charge));
  };
  const rented = () =>
    providers
      .flatMap((provider) => provider.account.list().map((activation) => ({ activation, provider })))
      .sort((left, right) => right.activation.createdAt - left.activation.createdAt);
  const findRented = (id: string) => rented().find(({ activation }) => activation.id === id);
  const numbers = () =>
    simulators.providers
      ? rented()
          .slice(0, SHOWN)
          .map(({ activation, provider }) => presentNumber(activation, provider))
      : null;
  const suppliers = () => simulators.providers?.map(presentProvider) ?? null;
  const mails = () => mailbox?.list().slice(0, SHOWN).map(presentMail) ?? null;

  router.get('/overview', (_request, response) => {
    response.json({
      payments: payments(),
      numbers: numbers(),
      mails: mails(),
      providers: suppliers(),
      gateways:
        simulated.length === 0 ? null : simulated.map(({ code, gateway }) => presentGateway(code, gateway)),
      rates: ptax ? [presentRateFeed(ptax)] : null,
    });
  });

  router.get('/payments', (_request, response) => void response.json({ payments: payments() ?? [] }));
  router.post('/payments/:id/pay', async (request, response) => {
    const { late: isLate = false, amount_cents: amountCents } = payBody.parse(request.body ?? {});
    const paying = amountCents === undefined ? { isLate } : { isLate, amountCents };
    const outcome =
      (await holderOf(request.params.id)?.gateway.pay(request.params.id, paying)) ?? 'not_found';
    if (outcome === 'not_found') return notFound(response);
    if (outcome === 'not_payable')
      return refuse(response, 409, 'NOT_PAYABLE', 'This payment cannot be paid now.');
    response.json({ status: 'paid' });
  });

  router.post('/payments/:id/charge-back', async (request, response) => {
    const holder = holderOf(request.params.id);
    if (!holder) return notFound(response);
    if (!(await holder.gateway.chargeBack(request.params.id)))
      return refuse(response, 409, 'NOT_PAID', 'Only a paid payment can be taken back.');
    response.json({ status: 'charged_back' });
  });

  router.post('/payments/:id/win-dispute', async (request, response) => {
    const holder = holderOf(request.params.id);
    if (!holder) return notFound(response);
    if (!(await holder.gateway.winDispute(request.params.id)))
      return refuse(response, 409, 'NOT_DISPUTED', 'There is no dispute to decide.');
    response.json({ status: 'approved' });
  });

  router.get('/numbers', (_request, response) => void response.json({ numbers: numbers() ?? [] }));
  router.get('/numbers/:id/suggestions', (request, response) => {
    const found = findRented(request.params.id);
    if (!found) return notFound(response);
    response.json({ suggestions: suggestSms(found.activation.serviceCode) });
  });
  router.post('/numbers/:id/sms', async (request, response) => {
    const { text } = smsBody.parse(request.body ?? {});
    const found = findRented(request.params.id);
    const activation = await found?.provider.receiveSms(request.params.id, text);
    if (!found || !activation) return notFound(response);
    response.status(201).json(presentNumber(activation, found.provider));
  });
  router.put('/provider', async (request, response) => {
    const { code, dialect, balance } = providerBody.parse(request.body ?? {});
    const provider = code === undefined ? providers[0] : providers.find((each) => each.code === code);
    if (!provider) return notFound(response);
    if (dialect) provider.dialect = dialect;
    if (balance !== undefined) await provider.setBalance(Math.round(balance * 1e6));
    response.json({ dialect: provider.dialect, balance: provider.account.balanceMicros / 1e6 });
  });

  router.put('/providers/:code/faults/:fault', async (request, response) => {
    const { on } = switchBody.parse(request.body ?? {});
    const provider = providers.find(({ code }) => code === request.params.code);
    const fault = PROVIDER_FAULTS.find((known) => known === request.params.fault);
    if (!provider || (!fault && request.params.fault !== 'down')) return notFound(response);
    if (fault) provider.faults.switch(fault, on);
    else await provider.setDown(on);
    response.json(presentProvider(provider));
  });

  router.put('/gateways/:code/faults/:fault', (request, response) => {
    const { on } = switchBody.parse(request.body ?? {});
    const { code, fault } = request.params;
    const found = simulated.find((one) => one.code === code);
    if (!found?.gateway.faults.known.includes(fault)) return notFound(response);
    found.gateway.faults.switch(fault, on);
    response.json(presentGateway(found.code, found.gateway));
  });

  router.put('/rates/faults/:fault', (request, response) => {
    const { on } = switchBody.parse(request.body ?? {});
    const fault = PTAX_FAULTS.find((known) => known === request.params.fault);
    if (!ptax || !fault) return notFound(response);
    ptax.faults.switch(fault, on);
    response.json(presentRateFeed(ptax));
  });

  router.get('/mails', (_request, response) => void response.json({ mails: mails() ?? [] }));
  router.get('/mails/:id', (request, response) => {
    const mail = mailbox?.get(request.params.id);
    if (!mail) return notFound(response);
    response.json(presentWholeMail(mail));
  });
  router.get('/mails/:id/html', (request, response) => {
    const mail = mailbox?.get(request.params.id);
    if (mail?.html == null) return notFound(response);
    response.set({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'x-frame-options': 'SAMEORIGIN',
    });
    // Links of a mail open beside it: the frame itself may go nowhere.
    response.type('html').send(`<base target="_blank">${mail.html}`);
  });
  router.delete('/mails/:id', (request, response) => {
    if (!mailbox?.remove(request.params.id)) return notFound(response);
    response.status(204).end();
  });

  // Nobody can read what a push service carries: it is for tests, which hold a browser's keys, and not on the page.
  router.get('/pushes', (_request, response) => {
    response.json({
      origin: pushService?.origin ?? null,
      pushes: pushService?.list().slice(0, SHOWN).map(presentPush) ?? [],
    });
  });

  router.get('/faults', (_request, response) => {
    response.json({
      providers: providers.map(({ code, faults }) => ({
        code,
        known: PROVIDER_FAULTS,
        planned: faults.list(),
      })),
      mercado_pago: faultsOf(gateways.MERCADOPAGO),
      pix: faultsOf(gateways.PIX),
      push_service: pushService && { known: PUSH_FAULTS, planned: pushService.faults.list() },
      ptax: ptax && { known: PTAX_FAULTS, planned: ptax.faults.list() },
    });
  });
  router.post('/faults', (request, response) => {
    const body = faultBody.parse(request.body ?? {});
    const how = { action: body.action ?? null, times: body.times === undefined ? 1 : body.times };
    if (body.target === 'provider') {
      for (const { code, faults } of providers) {
        if (body.provider === undefined || body.provider === code) faults.plan(body.fault, how);
      }
    } else if (body.target === 'mercado_pago') gateways.MERCADOPAGO?.faults.plan(body.fault, how);
    else if (body.target === 'pix') gateways.PIX?.faults.plan(body.fault, how);
    else if (body.target === 'ptax') ptax?.faults.plan(body.fault, how);
    else pushService?.faults.plan(body.fault, how);
    response.status(204).end();
  });
  router.delete('/faults', async (_request, response) => {
    for (const provider of providers) {
      provider.faults.clear();
      await provider.setDown(false);
    }
    for (const { gateway } of simulated) gateway.faults.clear();
    pushService?.faults.clear();
    ptax?.faults.clear();
    response.status(204).end();
  });

  router.use((_request, response) => notFound(response));
  router.use(answerError);
  return router;
}

const faultsOf = (gateway?: GatewaySimulator) =>
  gateway && { known: gateway.faults.known, planned: gateway.faults.list() };

function notFound(response: Response): void {
  refuse(response, 404, 'NOT_FOUND', 'Nothing is here.');
}

function refuse(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ detail: { code, message } });
}

const answerError: ErrorRequestHandler = (reason: unknown, _request, response, next) => {
  if (response.headersSent) return next(reason);
  if (reason instanceof z.ZodError) {
    return refuse(response, 422, 'VALIDATION_ERROR', z.prettifyError(reason));
  }
  if (
    reason instanceof Error &&
    'status' in reason &&
    typeof reason.status === 'number' &&
    reason.status < 500
  ) {
    return refuse(response, reason.status, 'BAD_REQUEST', reason.message);
  }
  next(reason);
};
