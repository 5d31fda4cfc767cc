import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createMercadoPagoSimulator } from './sandbox/mercado-pago/simulator.js';
import { ActivationWorld } from './testing/activation-world.js';
import { testClock } from './testing/clock-and-random.js';
import type { CreatedApiKeyDto } from './modules/auth/api-keys/api-key.dto.js';
import { requestContext } from './platform/http/index.js';
import { createLogger } from './platform/logging/index.js';
import { startOtlp } from './platform/tracing/otlp.js';
import { traceBy, tracedRequests } from './platform/tracing/tracing.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const OF_THE_PROXY = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
const CHANNEL = 'http.server.request.start';
const TOPUP = {
  amount_cents: 2500,
  payer: { identification: { type: 'CPF', number: '52998224725' } },
};
const MESSAGE = 'Your secret word is 424-242';

let world: ActivationWorld;
let gateway: Awaited<ReturnType<typeof createMercadoPagoSimulator>>;

beforeAll(async () => {
  const clock = testClock();
  gateway = await createMercadoPagoSimulator({ clock });
  world = await ActivationWorld.open({ clock, env: { ...gateway.environment, TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

/** Runs the work with a trace collector; answers what the collector received. */
async function collected(work: () => Promise<unknown>): Promise<{ spans: Span[]; text: string }> {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const log = createLogger({ level: 'silent' });
  const { tracing, stop } = startOtlp({ endpoint, share: 1, version: 'test', log });
  traceBy(tracing);
  try {
    await work();
  } finally {
    traceBy(null);
    await stop();
    collector.closeAllConnections();
    collector.close();
  }
  const text = bodies.join('\n');
  const spans = bodies
    .map((body) => JSON.parse(body.replace(/^\/v1\/traces /, '')) as Sent)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  return { spans, text };
}

const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** The requests to our provider, with their headers. */
function askedOfProvider(): { url: string; traceparent: unknown }[] {
  const asked: { url: string; traceparent: unknown }[] = [];
  const seen = (event: unknown) => {
    const { request } = event as { request: IncomingMessage };
    asked.push({ url: request.url ?? '', traceparent: request.headers['traceparent'] });
  };
  subscribe(CHANNEL, seen);
  onTestFinished(() => void unsubscribe(CHANNEL, seen));
  return asked;
}

it('is one trace from the proxy over the request to the database and the provider, which it is given on to', async () => {
  const customer = await world.customer();
  const asked = askedOfProvider();
  const { spans } = await collected(() => customer.buy({}, OF_THE_PROXY));
  const request = spans.find(({ name }) => name === 'POST /batch/purchase');
  if (!request) throw new Error(`no request among ${spans.map(({ name }) => name).join(', ')}`);
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  expect(factsOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/batch/purchase',
    'http.response.status_code': 200,
  });
  const begun = spans.find(({ name }) => name === 'purchase.begin');
  expect(begun).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
  const call = spans.find(({ name }) => name === 'provider buyNumber');
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId });
  expect(factsOf(call!)).toMatchObject({ 'peer.service': world.provider.code, 'torpedo.outcome': 'bought' });
  expect(asked.find(({ url }) => url.includes('getNumber'))?.traceparent).toBe(
    `00-${TRACE}-${call!.spanId}-01`,
  );
});

it('holds no key, number, text, e-mail or query of anybody', async () => {
  const customer = await world.customer();
  const { body: created } = await customer.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', {
    body: { name: 'Old program', scopes: ['buy'], dialect: true },
  });
  const email = 'somebody.unknown@example.com';
  let phone = '';
  const { spans, text } = await collected(async () => {
    const activation = await customer.activation();
    phone = activation.phone_number;
    await world.smsArrives(activation, MESSAGE);
    await world.tick();
    await customer.transactions();
    await fetch(
      `${world.app.url}/stubs/handler_api.php?api_key=${created.key}&action=getBalance&ref=refquery`,
    );
    const form = new URLSearchParams({ username: email, password: 'Correta-Porca-7!' });
    await world.app.call('POST', '/api/v1/users/login', {
      body: form,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    await customer.call('POST', '/api/v1/users/me/api-keys', { body: { name: 'Segredo', scopes: ['buy'] } });
    await customer.call('POST', '/api/v1/wallets/checkout/pix/deposit', {
      body: TOPUP,
    });
    await customer.call('GET', '/batch/user-transactions/not-a-uuid@example.com?page=1');
  });
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['gateway POST', 'provider listActiveActivations', 'COMMIT']),
  );
  const secrets = [
    created.key,
    world.provider.apiKey,
    gateway.accessToken,
    phone,
    phone.slice(1),
    MESSAGE,
    '52998224725',
  ];
  for (const secret of [
    ...secrets,
    '424-242',
    'Segredo',
    email,
    '@',
    'refquery',
    'api_key=',
    customer.userId,
    '?',
  ])
    expect(text).not.toContain(secret);
});

/** Starts a server with one route that logs a line; answers that line. */
async function lineOfServer(): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  const app = express();
  app.use(tracedRequests, requestContext);
  app.get('/line', (_request, response) => {
    log.info('said');
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/line`, { headers: OF_THE_PROXY });
  server.close();
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

it('starts a trace of ours where no proxy is trusted, and names it in the lines of the log', async () => {
  let line: Record<string, unknown> = {};
  const { spans } = await collected(async () => (line = await lineOfServer()));
  expect(spans.map(({ name }) => name)).toEqual(['GET /line']);
  expect(spans[0]?.parentSpanId).toBeUndefined();
  expect(spans[0]?.traceId).not.toBe(TRACE);
  expect(line).toMatchObject({ trace_id: spans[0]?.traceId });
});

it('sends no statements of loops, and nothing at all unless it is started', async () => {
  const { spans } = await collected(() => world.app.runLoop('expiry-sweep'));
  expect(spans).toEqual([]);
  expect(await lineOfServer()).not.toHaveProperty('trace_id');
});
