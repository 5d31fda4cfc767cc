import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { GATEWAY_CODES, type GatewayCode } from '../../platform/gateway-codes.js';
import type { FaultBoard } from '../faults.js';
import type { GatewaySimulator } from '../gateway-simulator.js';
import type { Mailbox } from '../mailbox.js';
import { MERCADO_PAGO_FAULTS } from '../mercado-pago/faults.js';
import { PIX_FAULTS } from '../pix/faults.js';
import { PROVIDER_FAULTS } from '../provider/provider-faults.js';
import type { ProviderSimulator } from '../provider/simulator.js';
import { suggestSms } from '../provider/sms-texts.js';
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

const NOT_DISPUTED = { code: 'NOT_DISPUTED', message: 'There is no dispute to decide.' };
const NOT_PAID = { code: 'NOT_PAID', message: 'Only a paid payment can be taken back.' };

const DISPUTE_STEPS = [
  { path: 'charge-back', step: 'chargeBack', refusal: NOT_PAID, status: 'charged_back' },
  { path: 'win-dispute', step: 'winDispute', refusal: NOT_DISPUTED, status: 'approved' },
  { path: 'lose-dispute', step: 'loseDispute', refusal: NOT_DISPUTED, status: 'charged_back' },
] as const;

export interface Simulators {
  /** The first one stands for the provider of the environment. */
  providers?: readonly ProviderSimulator[];
  gateways: Partial<Record<GatewayCode, GatewaySimulator>>;
  mailbox?: Mailbox;
  pushService?: PushSimulator;
  ptax?: PtaxSimulator;
}

const SHOWN = 30;
const payBody = z.strictObject({
  late: z.boolean().optional(),
  amount_cents: z.number().int().min(1).max(100_000_000).optional(),
});
const smsBody = z.strictObject({ text: z.string().trim().min(1).max(1000) });
const providerBody = z.strictObject({
  code: z.string().max(40).optional(),
  dialect: z.enum(['classic', 'hero']).optional(),
  balance: z.number().min(0).max(1_000_000).optional(),
});
const switchBody = z.strictObject({ on: z.boolean() });
const FAULTS = {
  provider: PROVIDER_FAULTS,
  mercado_pago: MERCADO_PAGO_FAULTS,
  pix: PIX_FAULTS,
  push_service: PUSH_FAULTS,
  ptax: PTAX_FAULTS,
} satisfies Record<string, readonly string[]>;
const faultBody = z.strictObject({
  target: z.enum(Object.keys(FAULTS) as (keyof typeof FAULTS)[]),
  provider: z.string().max(40).optional(),
  fault: z.string().max(40),
  times: z.number().int().min(1).max(10_000).nullable().default(1),
  action: z.string().max(40).nullable().default(null),
});

export function createSandboxApi(simulators: Simulators): Router {
  const { providers = [], gateways, mailbox, pushService, ptax } = simulators;
  const router = express.Router();
  router.use(express.json({ limit: '64kb' }));

  const simulated = GATEWAY_CODES.flatMap((code) => {
    const gateway = gateways[code];
    return gateway ? [{ code, gateway }] : [];
  });
  const gatewayOf = (chargeId: string) =>
    simulated.find(({ gateway }) => gateway.charges().some(({ id }) => id === chargeId))?.gateway;
  const payments = () => {
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
    rented()
      .slice(0, SHOWN)
      .map(({ activation, provider }) => presentNumber(activation, provider));
  const mails = () => mailbox?.list().slice(0, SHOWN).map(presentMail) ?? null;

  router.get('/overview', (_request, response) => {
    const hasGateways = simulated.length > 0;
    response.json({
      payments: hasGateways ? payments() : null,
      numbers: simulators.providers ? numbers() : null,
      mails: mails(),
      providers: simulators.providers?.map(presentProvider) ?? null,
      gateways: hasGateways ? simulated.map(({ code, gateway }) => presentGateway(code, gateway)) : null,
      rates: ptax ? [presentRateFeed(ptax)] : null,
    });
  });

  router.get('/payments', (_request, response) => void response.json({ payments: payments() }));
  router.post('/payments/:id/pay', async (request, response) => {
    const { late: isLate = false, amount_cents: amountCents } = payBody.parse(request.body ?? {});
    const paying = amountCents === undefined ? { isLate } : { isLate, amountCents };
    const outcome = (await gatewayOf(request.params.id)?.pay(request.params.id, paying)) ?? 'not_found';
    if (outcome === 'not_found') return notFound(response);
    if (outcome === 'not_payable')
      return refuse(response, 409, 'NOT_PAYABLE', 'This payment cannot be paid now.');
    response.json({ status: 'paid' });
  });

  for (const { path, step, refusal, status } of DISPUTE_STEPS) {
    router.post(`/payments/:id/${path}`, async (request: Request<{ id: string }>, response) => {
      const gateway = gatewayOf(request.params.id);
      if (!gateway) return notFound(response);
      if (!(await gateway[step](request.params.id)))
        return refuse(response, 409, refusal.code, refusal.message);
      response.json({ status });
    });
  }

  router.get('/numbers', (_request, response) => void response.json({ numbers: numbers() }));
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
    const { code, fault } = request.params;
    const provider = providers.find((each) => each.code === code);
    if (provider && fault === 'down') await provider.setDown(on);
    else if (!provider?.faults.switch(fault, on)) return notFound(response);
    response.json(presentProvider(provider));
  });
  router.put('/gateways/:code/faults/:fault', (request, response) => {
    const { on } = switchBody.parse(request.body ?? {});
    const found = simulated.find(({ code }) => code === request.params.code);
    if (!found?.gateway.faults.switch(request.params.fault, on)) return notFound(response);
    response.json(presentGateway(found.code, found.gateway));
  });
  router.put('/rates/faults/:fault', (request, response) => {
    const { on } = switchBody.parse(request.body ?? {});
    if (!ptax?.faults.switch(request.params.fault, on)) return notFound(response);
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
    // Links open in a new page, because the frame itself may not load other pages.
    response.type('html').send(`<base target="_blank">${mail.html}`);
  });
  router.delete('/mails/:id', (request, response) => {
    if (!mailbox?.remove(request.params.id)) return notFound(response);
    response.status(204).end();
  });

  // This is not on the page: only tests have the keys that can read pushes.
  router.get('/pushes', (_request, response) => {
    response.json({
      origin: pushService?.origin ?? null,
      pushes: pushService?.list().slice(0, SHOWN).map(presentPush) ?? [],
    });
  });

  const parties: { target: keyof typeof FAULTS; code?: string; faults: FaultsOfParty | undefined }[] = [
    ...providers.map(({ code, faults }) => ({ target: 'provider' as const, code, faults })),
    { target: 'mercado_pago', faults: gateways.MERCADOPAGO?.faults },
    { target: 'pix', faults: gateways.PIX?.faults },
    { target: 'push_service', faults: pushService?.faults },
    { target: 'ptax', faults: ptax?.faults },
  ];
  router.post('/faults', (request, response) => {
    const { target, provider, fault, ...how } = faultBody.parse(request.body ?? {});
    if (!FAULTS[target].some((known) => known === fault))
      return refuse(response, 422, 'VALIDATION_ERROR', `There is no fault ${fault}.`);
    for (const party of parties) {
      if (party.target !== target || (provider !== undefined && provider !== party.code)) continue;
      party.faults?.plan(fault, how);
    }
    response.status(204).end();
  });
  router.delete('/faults', async (_request, response) => {
    for (const { faults } of parties) faults?.clear();
    for (const provider of providers) await provider.setDown(false);
    response.status(204).end();
  });

  router.use((_request, response) => notFound(response));
  router.use(answerError);
  return router;
}

type FaultsOfParty = Pick<FaultBoard<string>, 'plan' | 'clear'>;

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
  const status = reason instanceof Error && 'status' in reason ? reason.status : undefined;
  if (typeof status === 'number' && status < 500) {
    return refuse(response, status, 'BAD_REQUEST', (reason as Error).message);
  }
  next(reason);
};
