import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import type {
  ResentWebhooksDto,
  WebhookDeliveriesDto,
  WebhookDeliveryDto,
  WebhookEndpointDto,
  WebhookEndpointsDto,
  WebhookSecretDto,
} from './webhooks.dto.js';
import { EVENT_TYPES } from './webhook.js';
import { MOST_ENDPOINTS } from './webhook-endpoint.store.js';

const ENDPOINTS = '/api/v1/users/me/webhooks';
const FORGET = statement('test.webhooks.forget', 'DELETE FROM webhook_endpoints');
const SIGNATURES = statement('test.webhooks.secrets', 'SELECT e::text AS row FROM webhook_endpoints e');

interface Received {
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
}

let world: ActivationWorld;
let ana: Customer;
let receiver: Server;
let received: Received[];
/** What each path answers; 200 unless named. */
let answers: Map<string, { status: number; headers?: Record<string, string>; body?: string }>;
let paths = 0;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, body, headers: request.headers });
      const { status, headers = {}, body: text = 'thanks' } = answers.get(path) ?? { status: 200 };
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  world = await ActivationWorld.open();
});
afterAll(async () => {
  await world.close();
  receiver.close();
});
beforeEach(async () => {
  await world.app.database.db.sql.row(FORGET);
  received = [];
  answers = new Map();
  world.app.mailer.clear();
  ana = await world.customer();
});

const newPath = () => `/hook/${(paths += 1)}`;
const addressOf = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;

async function endpoint(eventTypes: readonly string[] = EVENT_TYPES, path = newPath()) {
  const { status, body } = await ana.call<WebhookSecretDto>('POST', ENDPOINTS, {
    body: { url: addressOf(path), events: eventTypes },
  });
  expect(status).toBe(201);
  return { ...body, path };
}
const deliver = () => world.app.runLoop('webhook-delivery');
const deliveries = async (id: string, query = '') =>
  (await ana.call<WebhookDeliveriesDto>('GET', `${ENDPOINTS}/${id}/deliveries${query}`)).body.deliveries;
const state = async (id: string) =>
  (await ana.call<WebhookEndpointsDto>('GET', ENDPOINTS)).body.webhooks.find((one) => one.id === id)!;
const test = (id: string) => ana.call<WebhookDeliveryDto>('POST', `${ENDPOINTS}/${id}/test`);
const eventOf = ({ body }: Received) => JSON.parse(body) as { type: string; timestamp: string; data: object };
const typesAt = (path: string) => received.filter((one) => one.path === path).map((one) => eventOf(one).type);

describe('a program hears', () => {
  it('of a number, its message and its end, in signed events', async () => {
    const { path, secret } = await endpoint();
    const activation = await ana.activation();
    await world.smsArrives(activation, 'Your WhatsApp code: 123-456');
    await world.tick();
    await ana.call('POST', `/sms-activate/activation/${activation.activation_id}/finish`);
    await deliver();
    expect(typesAt(path)).toEqual(['number.allotted', 'message.received', 'number.ended']);
    const [allotted, message, ended] = received.map(eventOf);
    const number = {
      activation_id: activation.activation_id,
      number_id: activation.number_id,
      phone_number: activation.phone_number,
      service_code: 'wa',
      country_code: 'BR',
      service_price_cents: activation.service_price_cents,
      currency: 'BRL',
      end_user: null,
    };
    expect(allotted?.data).toMatchObject({ ...number, status: 'WAITING_SMS' });
    expect(message?.data).toMatchObject({ ...number, code: '123456', text: 'Your WhatsApp code: 123-456' });
    expect(ended?.data).toMatchObject({ ...number, ended_by: 'customer', released_amount_cents: 0 });
    for (const one of received) {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = one.headers;
      const time = new Date(Number(at) * 1000);
      expect(time).toEqual(world.clock.now());
      expect(signature).toBe(new Webhook(secret).sign(String(id), time, one.body));
    }
  });

  it('of a top-up', async () => {
    const { path } = await endpoint(['topup.credited']);
    await world.credit(ana.userId, 1_000);
    await deliver();
    expect(typesAt(path)).toEqual(['topup.credited']);
    expect(received.map((one) => eventOf(one).data)).toMatchObject([
      { amount_cents: 1_000, currency: 'BRL' },
    ]);
  });

  it('only of the types that the endpoint chose, and nothing of what happens while it is off', async () => {
    const chosen = await endpoint(['topup.credited']);
    const off = await endpoint(['topup.credited']);
    await ana.call('PATCH', `${ENDPOINTS}/${off.id}`, { body: { disabled: true } });
    await ana.activation();
    await world.credit(ana.userId, 1_000);
    await deliver();
    expect(typesAt(chosen.path)).toEqual(['topup.credited']);
    await ana.call('PATCH', `${ENDPOINTS}/${off.id}`, { body: { disabled: false } });
    await deliver();
    expect(typesAt(off.path)).toEqual([]);
    expect(await deliveries(off.id)).toEqual([]);
  });
});

describe('an endpoint that does not accept', () => {
  it('gets the same event again at the pace of the schedule, with the same id', async () => {
    const { id, path } = await endpoint(['topup.credited']);
    answers.set(path, { status: 500, body: 'oh dear' });
    await world.credit(ana.userId, 1_000);
    await deliver();
    expect(await deliveries(id)).toMatchObject([
      { status: 'pending', tries: 1, answer_status: 500, answer: 'oh dear' },
    ]);
    expect(await state(id)).toMatchObject({ failing_since: world.clock.now().toISOString() });
    await deliver();
    expect(received).toHaveLength(1);
    world.clock.advance({ seconds: 7 });
    answers.delete(path);
    await deliver();
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered', tries: 2, next_try_at: null }]);
    expect(await state(id)).toMatchObject({ failing_since: null });
  });

  it('is left alone for as long as it asks, and delays nobody else', async () => {
    const busy = await endpoint(['topup.credited']);
    const other = await endpoint(['topup.credited']);
    answers.set(busy.path, { status: 429, headers: { 'retry-after': '600' } });
    await world.credit(ana.userId, 1_000);
    await world.credit(ana.userId, 2_000);
    await deliver();
    expect(typesAt(busy.path)).toHaveLength(1);
    expect(typesAt(other.path)).toHaveLength(2);
    answers.delete(busy.path);
    world.clock.advance({ seconds: 590 });
    await deliver();
    expect(typesAt(busy.path)).toHaveLength(1);
    world.clock.advance({ seconds: 20 });
    await deliver();
    expect(typesAt(busy.path)).toHaveLength(3);
  });

  it('is not followed elsewhere', async () => {
    const { id, path } = await endpoint(['topup.credited']);
    answers.set(path, { status: 302, headers: { location: addressOf('/elsewhere') } });
    await world.credit(ana.userId, 1_000);
    await deliver();
    expect(received.map((one) => one.path)).toEqual([path]);
    expect(await deliveries(id)).toMatchObject([{ status: 'pending', answer_status: 302 }]);
  });

  it('is switched off at 410, which its owner is told by mail', async () => {
    const { id, path } = await endpoint(['topup.credited']);
    world.app.mailer.clear();
    answers.set(path, { status: 410 });
    await world.credit(ana.userId, 1_000);
    await deliver();
    expect(await state(id)).toMatchObject({ disabled: true, disabled_by: 'gone' });
    expect(world.app.mailer.mails).toMatchObject([{ subject: 'Um webhook seu foi desativado' }]);
    expect((await test(id)).body).toMatchObject({ detail: { code: 'WEBHOOK_DISABLED' } });
  });

  it('is switched off after three days without anything accepted, and goes on when it is enabled', async () => {
    const { id, path } = await endpoint(['topup.credited']);
    world.app.mailer.clear();
    answers.set(path, { status: 503 });
    await world.credit(ana.userId, 1_000);
    for (let tries = 0; tries < 10; tries += 1) {
      await deliver();
      world.clock.advance({ minutes: 29 * 60 });
    }
    expect(received).toHaveLength(10);
    expect(await state(id)).toMatchObject({ disabled: true, disabled_by: 'failing' });
    expect(await deliveries(id, '?status=failed')).toMatchObject([{ status: 'failed', tries: 10 }]);
    expect(world.app.mailer.mails).toHaveLength(1);

    answers.delete(path);
    await ana.call('PATCH', `${ENDPOINTS}/${id}`, { body: { disabled: false } });
    const range = {
      from: '2020-01-01T00:00:00Z',
      to: world.clock.now().toISOString(),
      status: 'failed',
    };
    const { body } = await ana.call<ResentWebhooksDto>('POST', `${ENDPOINTS}/${id}/resend`, { body: range });
    expect(body).toEqual({ resent: 1 });
    await deliver();
    expect(await deliveries(id)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('its owner', () => {
  it('sees the secret once, and it is nowhere in the database', async () => {
    const { id, secret } = await endpoint();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await state(id)).not.toHaveProperty('secret');
    const rows = JSON.stringify(await world.app.database.db.sql.rows(SIGNATURES));
    expect(rows).not.toContain(secret.slice(6));
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it('replaces the secret without losing a delivery: for a day both sign', async () => {
    const { id, secret, path } = await endpoint(['topup.credited']);
    const { body } = await ana.call<WebhookSecretDto>('POST', `${ENDPOINTS}/${id}/rotate`);
    await world.credit(ana.userId, 1_000);
    await deliver();
    world.clock.advance({ minutes: 25 * 60 });
    await world.credit(ana.userId, 1_000);
    await deliver();
    const counts = received
      .filter((one) => one.path === path)
      .map(({ headers }) => String(headers['webhook-signature']).split(' ').length);
    expect(counts).toEqual([2, 1]);
    expect(body.secret).not.toBe(secret);
    const [first] = received;
    const at = new Date(Number(first!.headers['webhook-timestamp']) * 1000);
    const by = (one: string) => new Webhook(one).sign(String(first!.headers['webhook-id']), at, first!.body);
    expect(first!.headers['webhook-signature']).toBe(`${by(body.secret)} ${by(secret)}`);
  });

  it('gets a mail and a line in the activity of the account about a new secret', async () => {
    const { id, url } = await endpoint();
    await ana.call('POST', `${ENDPOINTS}/${id}/rotate`);
    const subject = 'Novo segredo de um webhook da sua conta';
    const mails = world.app.mailer.mails.filter(
      (mail) => mail.subject === subject && mail.text.includes(url),
    );
    expect(mails).toHaveLength(1);
    const { body } = await ana.call<{ activities: object[] }>('GET', '/api/v1/users/me/activity');
    expect(body.activities[0]).toMatchObject({ kind: 'webhook_secret_replaced', subject: url });
  });

  it('sends a test, reads what was answered, and sends it again', async () => {
    const { id, path } = await endpoint(['topup.credited']);
    const { status, body } = await test(id);
    expect(status).toBe(202);
    await deliver();
    expect(await deliveries(id)).toMatchObject([
      {
        type: 'webhook.test',
        status: 'delivered',
        answer_status: 200,
        answer: 'thanks',
        webhook_id: body.webhook_id,
      },
    ]);
    await ana.call('POST', `${ENDPOINTS}/deliveries/${body.id}/resend`);
    await deliver();
    const calls = received.filter((one) => one.path === path);
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([body.webhook_id, body.webhook_id]);
    expect(eventOf(calls[0]!)).toMatchObject({ type: 'webhook.test', test: true });
  });

  it('alone sends a delivery again', async () => {
    const { id } = await endpoint(['topup.credited']);
    const { body } = await test(id);
    const eve = await world.customer();
    expect((await eve.call('POST', `${ENDPOINTS}/deliveries/${body.id}/resend`)).status).toBe(404);
    expect((await ana.call('POST', `${ENDPOINTS}/deliveries/${id}/resend`)).status).toBe(404);
  });

  it('pages through the log', async () => {
    const { id } = await endpoint(['topup.credited']);
    for (let n = 0; n < 3; n += 1) await test(id);
    const first = (await ana.call<WebhookDeliveriesDto>('GET', `${ENDPOINTS}/${id}/deliveries?limit=2`)).body;
    expect(first.deliveries).toHaveLength(2);
    const rest = await deliveries(id, `?limit=2&cursor=${first.next_cursor}`);
    expect(rest).toHaveLength(1);
    expect(first.deliveries.map((one) => one.id)).not.toContain(rest[0]?.id);
  });

  it('has a limited number of them, and reads which address is refused', async () => {
    for (let n = 0; n < MOST_ENDPOINTS; n += 1) await endpoint();
    const create = (url: string) =>
      ana.call('POST', ENDPOINTS, { body: { url, events: ['topup.credited'] } });
    expect(await create(addressOf(newPath()))).toMatchObject({
      status: 409,
      body: { detail: { code: 'WEBHOOK_LIMIT_REACHED', maximum: MOST_ENDPOINTS } },
    });
    for (const url of ['nothing', 'ftp://example.com', 'https://user:secret@example.com'])
      expect(await create(url)).toMatchObject({
        status: 422,
        body: { detail: { fields: { url: 'Valor inválido' } } },
      });
    for (const events of [[], ['payout.settled']])
      expect(
        await ana.call('POST', ENDPOINTS, { body: { url: addressOf(newPath()), events } }),
      ).toMatchObject({
        status: 422,
      });
  });

  it('moves one to another address, by the rules of a new one, and what waits goes there', async () => {
    const { id, url, path } = await endpoint(['topup.credited']);
    answers.set(path, { status: 500 });
    await world.credit(ana.userId, 1_000);
    await deliver();
    const move = (to: string) => ana.call('PATCH', `${ENDPOINTS}/${id}`, { body: { url: to } });
    for (const refused of ['nothing', 'ftp://example.com', 'https://user:secret@example.com'])
      expect(await move(refused)).toMatchObject({
        status: 422,
        body: { detail: { fields: { url: 'Valor inválido' } } },
      });
    for (const inside of ['http://10.0.0.1/', 'http://192.168.1.1/', 'http://169.254.169.254/'])
      expect(await move(inside)).toMatchObject({
        status: 422,
        body: { detail: { fields: { url: expect.stringContaining('internet') as string } } },
      });
    expect(await state(id)).toMatchObject({ url, failing_since: world.clock.now().toISOString() });

    const later = newPath();
    expect(await move(addressOf(later))).toMatchObject({
      status: 200,
      body: { url: addressOf(later), events: ['topup.credited'], failing_since: null },
    });
    world.clock.advance({ seconds: 7 });
    await deliver();
    expect(typesAt(later)).toEqual(['topup.credited']);
    const { body } = await ana.call<{ activities: object[] }>('GET', '/api/v1/users/me/activity');
    expect(body.activities.slice(0, 3)).toMatchObject([
      { kind: 'webhook_created', subject: addressOf(later) },
      { kind: 'webhook_removed', subject: url },
      { kind: 'webhook_created', subject: url },
    ]);

    world.clock.advance({ minutes: 16 });
    expect(await move(url)).toMatchObject({
      status: 403,
      body: { detail: { code: 'REAUTHENTICATION_REQUIRED' } },
    });
    expect((await move(addressOf(later))).status, 'the same address is no change').toBe(200);
  });

  it('removes one with what waits, which stands in the activity of the account', async () => {
    const { id, url, path } = await endpoint(['topup.credited']);
    await world.credit(ana.userId, 1_000);
    await ana.call('DELETE', `${ENDPOINTS}/${id}`);
    await deliver();
    expect(typesAt(path)).toEqual([]);
    const { body } = await ana.call<{ activities: object[] }>('GET', '/api/v1/users/me/activity');
    expect(body.activities.slice(0, 2)).toMatchObject([
      { kind: 'webhook_removed', subject: url },
      { kind: 'webhook_created', subject: url },
    ]);
  });

  it('loses all of them with the account’s access', async () => {
    const { id } = await endpoint();
    const [mail] = world.app.mailer.mails.filter(({ subject }) => subject === 'Novo webhook na sua conta');
    const token = /token=([\w-]+)/.exec(mail!.text)![1];
    const { status } = await world.app.call('POST', '/api/v1/users/secure-account', { body: { token } });
    expect(status).toBe(200);
    const rows = await world.app.database.db.sql.rows<Pick<WebhookEndpointDto, 'disabled_by'>>(
      statement('test.webhooks.state', 'SELECT disabled_by FROM webhook_endpoints WHERE id = $1'),
      [id],
    );
    expect(rows).toEqual([{ disabled_by: 'security' }]);
  });
});
