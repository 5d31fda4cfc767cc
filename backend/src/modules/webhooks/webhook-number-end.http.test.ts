import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ActivationWorld, type Customer } from '../../testing/activation-world.js';
import { createAdministrator, signInAdministrator } from '../../testing/staff-calls.js';
import type { ActivationDto } from '../activations/activation.dto.js';
import type { WebhookDeliveriesDto, WebhookSecretDto } from './webhooks.dto.js';

const WEBHOOKS = '/api/v1/users/me/webhooks';

interface Event {
  type: string;
  data: Record<string, unknown>;
}

let world: ActivationWorld;
let ana: Customer;
let webhookId: string;

beforeAll(async () => {
  world = await ActivationWorld.open();
  await createAdministrator(world.app);
});
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.customer();
  const wanted = { url: 'https://shop.example.com/hook', events: ['number.ended', 'number.refunded'] };
  webhookId = (await ana.call<WebhookSecretDto>('POST', WEBHOOKS, { body: wanted })).body.id;
});

async function events(): Promise<Event[]> {
  const { body } = await ana.call<WebhookDeliveriesDto>('GET', `${WEBHOOKS}/${webhookId}/deliveries`);
  return body.deliveries.map((delivery) => JSON.parse(delivery.body) as Event).toReversed();
}
async function cancel({ activation_id }: ActivationDto) {
  world.clock.advance({ minutes: 2 });
  await ana.cancel(activation_id);
}
async function pass(minutes: number) {
  world.clock.advance({ minutes });
  await world.tick();
}
async function message(activation: ActivationDto) {
  await world.smsArrives(activation);
  await world.tick();
}
async function refund({ activation_id: id }: ActivationDto) {
  const staff = await signInAdministrator(world.app);
  const answer = await staff('POST', `/api/v1/admin/orders/${id}/refund`, { reason: 'No use' });
  expect(answer.status).toBe(200);
}

it.each([
  ['its customer’s cancel', cancel, { status: 'CANCELLED', ended_by: 'customer' }],
  ['its time without a message', () => pass(21), { status: 'EXPIRED', ended_by: 'expiry' }],
  [
    'a refund by staff while it is open',
    async (activation: ActivationDto) => {
      await message(activation);
      await refund(activation);
    },
    { ended_by: 'staff', released_amount_cents: 0 },
  ],
  [
    'a refund by staff long after its time',
    async (activation: ActivationDto) => {
      await message(activation);
      await pass(60);
      await refund(activation);
    },
    { ended_by: 'staff', released_amount_cents: 0 },
  ],
])('a program hears that a number ended and what came back, after %s', async (_how, end, expected) => {
  const activation = await ana.activation();
  await end(activation);
  const { activation_id, number_id, phone_number, service_price_cents } = activation;
  const number = { activation_id, number_id, phone_number, service_code: 'wa', currency: 'BRL' };
  const money = { amount_cents: service_price_cents, available_after_cents: 5_000 };
  expect(await events()).toMatchObject([
    { type: 'number.ended', data: { ...number, ...expected } },
    { type: 'number.refunded', data: { ...number, ...money } },
  ]);
});

it('a program hears of an end once, when staff refund what its customer had finished', async () => {
  const activation = await ana.activation();
  await message(activation);
  await ana.call('POST', `/sms-activate/activation/${activation.activation_id}/finish`);
  expect((await events()).map(({ type }) => type)).toEqual(['number.ended']);
  world.clock.advance({ seconds: 1 });
  await refund(activation);
  expect((await events()).map(({ type }) => type)).toEqual(['number.ended', 'number.refunded']);
});

it('a program hears of an order for which there was no number, and of its money', async () => {
  world.provider.faults.plan('no_numbers', { times: null });
  await ana.buy();
  world.provider.faults.clear();
  const money = { amount_cents: Math.round(world.price * 100), available_after_cents: 5_000 };
  expect(await events()).toMatchObject([
    { type: 'number.ended', data: { phone_number: null, ended_by: 'failure' } },
    { type: 'number.refunded', data: { phone_number: null, ...money } },
  ]);
});
