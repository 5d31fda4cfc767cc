import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.js';
import { statement } from '../../../platform/database/index.js';
import { createPushSimulator, type PushSimulator } from '../../../sandbox/push-service.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { pushBrowser, type PushBrowser } from '../../../testing/push-browser.js';

const UNKNOWN_SECONDS = 180;
const OUTBOX = statement('test.push.outbox', 'SELECT kind FROM push_outbox');
const SUBSCRIPTIONS = statement('test.push.count', 'SELECT id FROM push_subscriptions WHERE endpoint = $1');
const IDLE = statement(
  'test.push.idle',
  'UPDATE sessions SET idle_expires_at = created_at WHERE user_id = $1',
);

let world: ActivationWorld;
let service: PushSimulator;
let ana: Customer;
let phone: PushBrowser;
let phones = 0;

beforeAll(async () => {
  // The machine's clock signs our messages, so the simulator needs it too.
  service = await createPushSimulator({ clock: systemClock });
  world = await ActivationWorld.open({
    settings: { unknown_outcome_seconds: UNKNOWN_SECONDS },
    push: { simulatedOrigin: service.origin },
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(async () => {
  ana = await world.customer();
  phone = await subscribed(ana);
});
afterEach(() => {
  world.provider.faults.clear();
  service.faults.clear();
  service.clear();
  world.app.queue.clear();
});

async function subscribed(customer: Customer, endpoint = `${service.origin}/push/${(phones += 1)}`) {
  const browser = pushBrowser(endpoint);
  const body = { subscription: browser.subscription, userId: customer.userId };
  const { status } = await customer.call('POST', '/api/v1/notifications/subscribe', { body });
  expect(status).toBe(201);
  return browser;
}

/** Moves the outbox to the queue, and sends everything that is due. */
async function delivered(): Promise<void> {
  await world.app.runLoop('push-outbox');
  await world.app.queue.run();
}
const shownOn = ({ subscription: { endpoint }, read }: PushBrowser) =>
  service
    .list()
    .filter((pushed) => endpoint.endsWith(`/${pushed.subscription}`))
    .map((pushed) => read(pushed.body));
const isSubscribed = async ({ subscription }: PushBrowser) =>
  (await world.app.database.db.sql.rows(SUBSCRIPTIONS, [subscription.endpoint])).length === 1;
const waiting = async () =>
  (await world.app.database.db.sql.rows<{ kind: string }>(OUTBOX)).map(({ kind }) => kind);
const credit = () => world.credit(ana.userId, 1_000);

describe('people are told, in their language', () => {
  it('that an SMS arrived, without what stands in it', async () => {
    const activation = await ana.activation();
    await world.smsArrives(activation, 'Your WhatsApp code: 123-456');
    await world.tick();
    await delivered();
    const [shown] = shownOn(phone);
    expect(shown).toMatchObject({
      type: 'sms_received',
      body: 'Chegou um SMS para WhatsApp (Brasil). Abra para ler.',
      tag: `activation:${activation.activation_id}`,
      user_id: ana.userId,
    });
    expect(JSON.stringify(shown)).not.toMatch(/123|456/);
    expect(JSON.stringify(shown)).not.toContain(activation.phone_number.slice(1));
    expect(service.list()).toMatchObject([{ ttlSeconds: 300, urgency: 'high' }]);
  });

  it('that a number expired', async () => {
    await ana.call('PATCH', '/api/v1/users/me', { body: { preferred_language: 'en-US' } });
    await ana.activation();
    world.clock.advance({ minutes: 21 });
    await world.tick();
    await delivered();
    expect(shownOn(phone)).toMatchObject([
      {
        type: 'activation_expired',
        body: 'The number for WhatsApp (Brazil) expired without an SMS. The money is back in your balance.',
      },
    ]);
    expect(service.list()).toMatchObject([{ ttlSeconds: 86_400, urgency: 'normal' }]);
  });

  it('that a number which was still being looked for did not come', async () => {
    await ana.call('PATCH', '/api/v1/users/me', { body: { preferred_language: 'es' } });
    world.provider.faults.plan('reset');
    await ana.buy();
    world.clock.advance({ seconds: UNKNOWN_SECONDS + 1 });
    await world.tick();
    await delivered();
    expect(shownOn(phone)).toMatchObject([
      {
        type: 'activation_released',
        body: 'El número para WhatsApp (Brasil) no funcionó. El importe volvió a tu saldo.',
      },
    ]);
  });

  it('that a top-up was credited, on every browser they subscribed', async () => {
    const laptop = await subscribed(ana);
    await credit();
    await delivered();
    for (const browser of [phone, laptop])
      expect(shownOn(browser)).toMatchObject([{ type: 'topup_credited', title: 'Recarga confirmada' }]);
  });
});

describe('nobody is told', () => {
  it('of what they ended themselves, or were answered at once', async () => {
    const { activation_id } = await ana.activation();
    world.clock.advance({ minutes: 3 });
    await ana.cancel(activation_id);
    world.provider.faults.plan('no_numbers', { times: null });
    await ana.buy();
    expect(await waiting()).toEqual([]);
  });

  it('who did not ask for it, and nothing is written down for them', async () => {
    const joao = await world.customer();
    await world.smsArrives(await joao.activation());
    await world.tick();
    expect(await waiting()).toEqual([]);
  });

  it('of an SMS of long ago', async () => {
    await world.smsArrives(await ana.activation());
    await world.tick();
    world.clock.advance({ minutes: 6 });
    await delivered();
    expect(service.list()).toEqual([]);
  });

  it('on a browser whose session ended by itself, which is forgotten', async () => {
    await credit();
    await world.app.database.db.sql.row(IDLE, [ana.userId]);
    await delivered();
    expect([service.list(), await isSubscribed(phone)]).toEqual([[], false]);
  });

  it('what is another’s: the browser changed hands between the fact and its telling', async () => {
    await credit();
    await world.app.runLoop('push-outbox');
    const joao = await world.customer();
    const theirs = await subscribed(joao, phone.subscription.endpoint);
    await world.app.queue.run();
    expect([service.list(), await isSubscribed(theirs)]).toEqual([[], true]);
  });
});

describe('a push service that', () => {
  it('knows the browser no longer has it forgotten', async () => {
    service.faults.plan('gone');
    await credit();
    await delivered();
    expect([await isSubscribed(phone), world.app.queue.jobs]).toEqual([false, []]);
  });

  it('refuses our keys is not asked again, and the browser stays', async () => {
    service.faults.plan('unauthorized');
    await credit();
    await delivered();
    expect([await isSubscribed(phone), world.app.queue.jobs]).toEqual([true, []]);
  });

  it('names a time is asked again then', async () => {
    service.faults.plan('rate_limited');
    await credit();
    const now = world.clock.now().getTime();
    await delivered();
    expect(world.app.queue.jobs).toMatchObject([{ startAfter: new Date(now + 30_000), data: { tries: 1 } }]);
    await world.app.queue.run();
    expect(shownOn(phone)).toHaveLength(1);
  });

  it('fails is asked again at the queue’s pace, until it is too late', async () => {
    service.faults.plan('server_error', { times: 2 });
    await world.smsArrives(await ana.activation());
    await world.tick();
    await delivered();
    expect(world.app.queue.jobs).toMatchObject([{ queue: 'push', startAfter: undefined }]);
    await world.app.queue.run();
    world.clock.advance({ minutes: 6 });
    await world.app.queue.run();
    expect([service.list(), world.app.queue.jobs]).toEqual([[], []]);
  });
});

describe('the test notification', () => {
  const test = () => ana.call('POST', '/api/v1/notifications/test', { headers: { 'accept-language': 'en' } });

  it('appears at once, and the answer says what is shown', async () => {
    const { status, body } = await test();
    expect([status, body['sent']]).toEqual([200, 1]);
    expect(shownOn(phone)).toEqual([body['notification']]);
    expect(body['notification']).toMatchObject({ type: 'test', title: 'Notifications are on' });
  });

  it.each([
    ['gone', 409, 'PUSH_NOT_SUBSCRIBED', false],
    ['server_error', 502, 'PUSH_SERVICE_UNAVAILABLE', true],
  ] as const)('says so when the push service answers %s', async (fault, status, code, stays) => {
    service.faults.plan(fault);
    expect(await test()).toMatchObject({ status, body: { detail: { code } } });
    expect(await isSubscribed(phone)).toBe(stays);
  });

  it('needs a subscription of the session that asks', async () => {
    await ana.call('DELETE', '/api/v1/notifications/unsubscribe');
    expect(await test()).toMatchObject({ status: 409, body: { detail: { code: 'PUSH_NOT_SUBSCRIBED' } } });
  });
});
