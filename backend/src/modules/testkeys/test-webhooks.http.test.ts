import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import { httpClient, type HttpClient } from '../../testing/http-client.js';
import type { PurchaseDto } from '../activations/purchase.dto.js';
import type { CreatedApiKeyDto } from '../auth/api-keys/api-key.dto.js';
import type { WebhookDeliveriesDto, WebhookSecretDto } from '../webhooks/webhooks.dto.js';

const ENDPOINTS = '/api/v1/users/me/webhooks';
const EVENTS = ['number.allotted', 'message.received', 'number.ended', 'number.refunded'];

interface Event {
  type: string;
  timestamp: string;
  test?: boolean;
  data: Record<string, unknown>;
}

let world: ActivationWorld;
let receiver: Server;
let heard: Event[];
let ana: Customer;
let call: HttpClient;
let endpoint: WebhookSecretDto;

beforeAll(async () => {
  world = await ActivationWorld.open();
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      const signed = new Webhook(endpoint.secret).sign(String(id), new Date(Number(at) * 1000), body);
      heard.push(JSON.parse(body) as Event);
      response.writeHead(signature === signed ? 200 : 401).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await world.close();
  receiver.close();
});
beforeEach(async () => {
  heard = [];
  ana = await world.customer();
  const key = { name: 'Robot', scopes: ['buy'], test: true };
  const { body } = await ana.call<CreatedApiKeyDto>('POST', '/api/v1/users/me/api-keys', { body: key });
  call = httpClient(world.app.url, { 'x-api-key': body.key });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const wanted = { body: { url, events: EVENTS } };
  endpoint = (await ana.call<WebhookSecretDto>('POST', ENDPOINTS, wanted)).body;
});

async function buy(service: string) {
  const order = { service, country: 'BR', quantity: 1, user_id: ana.userId, max_price_cents: 500 };
  const { body } = await call<PurchaseDto>('POST', '/batch/purchase', { body: order });
  return body.successful_transactions[0]!;
}
const deliver = () => world.app.runLoop('webhook-delivery');
const deliveries = async () =>
  (await ana.call<WebhookDeliveriesDto>('GET', `${ENDPOINTS}/${endpoint.id}/deliveries`)).body.deliveries;

it('tells of a code when it is due, marked as a test, without anybody asking', async () => {
  const { activation_id, number_id, phone_number } = await buy('test-code');
  await world.app.runLoop('test-worlds');
  await deliver();
  expect(heard.map(({ type, test }) => [type, test])).toEqual([['number.allotted', true]]);
  world.clock.advance({ seconds: 2 });
  await world.app.runLoop('test-worlds');
  await deliver();
  expect(heard.slice(1)).toMatchObject([
    {
      ...{ type: 'message.received', test: true, timestamp: world.clock.now().toISOString() },
      data: {
        activation_id,
        number_id,
        phone_number,
        code: expect.stringMatching(/^\d{6}$/),
        status: 'COMPLETED',
      },
    },
  ]);
});

it('tells of the end at once when the clock is moved on, though its time is still to come', async () => {
  const { activation_id, expires_at } = await buy('test-silent');
  await call('POST', '/api/v1/test/clock/advance', { body: { seconds: 1_200 } });
  await deliver();
  expect(heard.slice(1)).toMatchObject([
    {
      ...{ type: 'number.ended', test: true },
      data: { activation_id, expires_at, ended_by: 'expiry', status: 'EXPIRED', released_amount_cents: 100 },
    },
    { ...{ type: 'number.refunded', test: true }, data: { activation_id, amount_cents: 100 } },
  ]);
});

it('marks deliveries in the log, and leaves real events as they are', async () => {
  await buy('test-silent');
  await ana.activation();
  await ana.call('POST', `${ENDPOINTS}/${endpoint.id}/test`);
  await deliver();
  expect(new Set((await deliveries()).map(({ type, test }) => `${type} ${test}`))).toEqual(
    new Set(['number.allotted true', 'number.allotted false', 'webhook.test true']),
  );
  const real = heard.filter(({ test }) => test === undefined);
  expect(real.map(({ type, data }) => [type, data['service_code']])).toEqual([['number.allotted', 'wa']]);
});

it('tells of an order that is refused as of a real one: its end and its money', async () => {
  await buy('test-refused');
  await deliver();
  expect(heard).toMatchObject([
    { type: 'number.ended', test: true, data: { phone_number: null, ended_by: 'failure', status: 'FAILED' } },
    { type: 'number.refunded', test: true, data: { phone_number: null, amount_cents: 100 } },
  ]);
});
