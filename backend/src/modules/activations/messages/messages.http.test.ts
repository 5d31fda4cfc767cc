import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createLifecycleStore } from '../lifecycle/lifecycle.store.js';
import { ActivationWorld, WEBHOOK_SECRET, type Customer } from '../../../testing/activation-world.js';
import { SLOW } from '../../../testing/slow.js';
import type { ActivationDto } from '../activation.dto.js';

let world: ActivationWorld;
let ana: Customer;
let activation: ActivationDto;

const MESSAGES = statement(
  'test.messages',
  `SELECT m.shown, m.free FROM messages m JOIN activations a ON a.id = m.activation_id
    WHERE a.id = $1 ORDER BY m.id`,
);
const AGE = statement('test.age', 'UPDATE messages SET received_at = $2 WHERE user_id = $1 AND free');
const USED_SINCE = statement(
  'test.sessions_used_since',
  'SELECT id FROM sessions WHERE user_id = $1 AND last_seen_at >= $2',
);
const FORGOTTEN = statement('test.forgotten', 'SELECT text, code FROM messages WHERE activation_id = $1');

beforeAll(async () => {
  world = await ActivationWorld.open();
});
afterAll(() => world.close());
afterEach(() => {
  world.provider.faults.clear();
  world.clock.advance({ minutes: 45 });
});

const push = (body: unknown, { secret = WEBHOOK_SECRET, provider = 'primary' } = {}) =>
  world.app.call('POST', `/api/v1/webhooks/sms/${provider}?secret=${encodeURIComponent(secret)}`, { body });
const notification = (changes: object = {}) => ({
  activationId: Number(world.rented(activation).id),
  service: 'wa',
  text: 'Your code is 987-654',
  code: '987654',
  country: 73,
  receivedAt: world.clock.now().toISOString(),
  ...changes,
});
const start = async (customer?: Customer) => {
  ana = customer ?? (await world.customer());
  activation = await ana.activation();
};
const stored = () =>
  world.app.database.db.sql.rows<{ shown: boolean; free: boolean }>(MESSAGES, [activation.activation_id]);
const shown = async () =>
  (await ana.transactions()).recent_completed.find(
    ({ activation_id }) => activation_id === activation.activation_id,
  );
const cents = () => Math.round(world.price * 100);

describe('a pushed message', () => {
  it('is shown at once, also with fields that we do not know', async () => {
    await start();
    const answer = await push(notification({ somethingNew: { deep: [1] }, phoneFrom: 'WhatsApp' }));
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect(await shown()).toMatchObject({ status: 'COMPLETED', sms_code: '987654' });
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents(), held: 0 });
  });

  it('is refused with a wrong secret, and unknown for a provider that is not ours', async () => {
    await start();
    expect((await push(notification(), { secret: 'guessed' })).status).toBe(401);
    expect((await push(notification(), { secret: '' })).status).toBe(401);
    expect((await push(notification(), { provider: 'nobody' })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('is acknowledged but without effect when it is about no number of ours, or about nothing', async () => {
    for (const body of [{ activationId: 'foreign-1', text: 'Code 1234' }, {}, { hello: 'world' }]) {
      expect((await push(body)).status).toBe(200);
    }
  });

  it('is stored once, however often and by whatever way it comes', async () => {
    await start();
    const body = notification();
    await world.smsArrives(activation, body.text);
    await Promise.all(Array.from({ length: 8 }, () => push(body)));
    await world.tick();
    await world.tick();
    expect(await stored()).toHaveLength(1);
    expect(await shown()).toMatchObject({ quantidade_codigos: 1 });
  });

  it.each([
    ['without a code, which the list shows in the place of the code', 'Hello, how are you today?', null],
    ['whose code the list does not name', 'Your word is blue tiger', 'blue tiger'],
  ])('is stored once %s', async (_case, text, code) => {
    await start();
    await world.smsArrives(activation, text);
    await push(notification({ text, code }));
    await world.tick();
    expect(await stored()).toHaveLength(1);
    expect(await shown()).toMatchObject({ quantidade_codigos: 1, sms_text: text });
  });

  it('counts as new when the same words come again at another time', async () => {
    await start();
    await push(notification());
    world.clock.advance({ seconds: 60 });
    await push(notification());
    expect(await shown()).toMatchObject({ quantidade_codigos: 2 });
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents(), held: 0 });
  });

  it('waits for its number when it comes before the answer that sold it', async () => {
    ana = await world.customer();
    // The simulated provider takes the ids of its rentals from the clock.
    const nextId = String(Math.floor(world.clock.now().getTime() / 1000));
    await push({ activationId: nextId, text: 'Early bird 5566', code: '5566' });
    activation = await ana.activation();
    expect(world.rented(activation).id).toBe(nextId);
    expect(await shown()).toMatchObject({ status: 'COMPLETED', sms_code: '5566' });
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents(), held: 0 });
  });

  it('from long before is not given to a later number with the same id', async () => {
    ana = await world.customer();
    const laterId = String(Math.floor(world.clock.now().getTime() / 1000) + 3_600);
    await push({ activationId: laterId, text: 'Somebody else 5566', code: '5566' });
    world.clock.advance({ minutes: 60 });
    activation = await ana.activation();
    expect(world.rented(activation).id).toBe(laterId);
    const { active_transactions: active } = await ana.transactions();
    expect(active).toMatchObject([{ status: 'WAITING_SMS', sms_code: null }]);
    expect(await ana.wallet()).toEqual({ available: 5_000 - cents(), held: cents() });
  });

  it('is no longer kept once its number has a hundred', async () => {
    await start();
    for (let count = 0; count < 102; count += 1) {
      const answer = await push(notification({ text: `Your code is ${1000 + count}`, code: null }));
      expect(answer.status).toBe(200);
    }
    expect(await stored()).toHaveLength(100);
    expect(await shown()).toMatchObject({ quantidade_codigos: 100, sms_code: '1099' });
  });

  it('may contain text that the database cannot store', async () => {
    await start();
    expect((await push(notification({ text: 'a\u0000b 4444', code: null }))).status).toBe(200);
    expect(await shown()).toMatchObject({ sms_code: '4444', sms_text: 'ab 4444' });
  });
});

describe('a message after the end', () => {
  const expire = async () => {
    world.clock.advance({ minutes: 20 });
    await world.tick();
  };

  it('is shown free of charge within ten minutes, three times in thirty days', async () => {
    ana = await world.customer();
    const free: (boolean | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      await start(ana);
      await expire();
      world.clock.advance({ minutes: 10 });
      await push(notification());
      free.push((await stored())[0]?.free);
      expect((await shown())?.sms_code ?? null).toBe(count < 3 ? '987654' : null);
    }
    expect(free).toEqual([true, true, true, false]);
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it.each([
    [1, false],
    [0, true],
  ])('counts the free ones of thirty days, %d ms less included', async (ms, isFree) => {
    ana = await world.customer();
    for (let count = 0; count < 3; count += 1) {
      await start(ana);
      await expire();
      await push(notification());
    }
    await start(ana);
    await expire();
    const thirtyDaysAgo = world.clock.now().getTime() - 30 * 86_400_000;
    await world.app.database.db.sql.rows(AGE, [ana.userId, new Date(thirtyDaysAgo + ms)]);
    await push(notification());
    expect(await stored()).toEqual([{ shown: isFree, free: isFree }]);
  });

  it.each([
    [0, 'COMPLETED'],
    [1, 'EXPIRED'],
  ])(
    'is taken as in time for half a minute and %d ms while the end is not written: %s',
    async (ms, status) => {
      await start();
      world.clock.advance({ minutes: 20, seconds: 30, ms });
      await push(notification());
      expect((await shown())?.status).toBe(status);
    },
  );

  it('is shown among the numbers of today for 24 hours, also when the day ends', async () => {
    const isRecent = async () =>
      (await ana.transactions()).recent_completed.some(({ sms_code }) => sms_code === '987654');
    await start();
    await expire();
    await push(notification());
    world.clock.advance({ days: 1 });
    expect(await isRecent()).toBe(true);
    world.clock.advance({ ms: 1 });
    expect(await isRecent()).toBe(false);
  });

  it('is kept but not shown when it comes later', async () => {
    await start();
    await expire();
    world.clock.advance({ minutes: 10, ms: 1 });
    await push(notification());
    expect(await stored()).toEqual([{ shown: false, free: false }]);
    expect((await shown())?.sms_code).toBeNull();
  });

  it('is kept but not shown after a cancel', async () => {
    await start();
    world.clock.advance({ minutes: 2 });
    await ana.cancel(activation.activation_id);
    await push(notification());
    expect(await stored()).toEqual([{ shown: false, free: false }]);
    expect(await shown()).toMatchObject({ status: 'CANCELLED', sms_code: null });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it('is free when the sweep missed the expiry', async () => {
    await start();
    world.clock.advance({ minutes: 25 });
    await push(notification());
    expect(await shown()).toMatchObject({ status: 'EXPIRED', sms_code: '987654' });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });
});

describe('the poll', () => {
  it('ends a number that the provider closed by itself', async () => {
    await start();
    const rented = world.rented(activation);
    world.clock.advance({ minutes: 3 });
    world.provider.account.cancel(rented);
    await world.tick();
    expect(await shown()).toMatchObject({ status: 'CANCELLED' });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it('ends a number as expired, not cancelled, when it learns of the end after the window', async () => {
    await start();
    world.clock.advance({ minutes: 20, seconds: 1 });
    // The poll asked just before and gets the answer just after the sweep ended the number.
    const lifecycle = createLifecycleStore(world.app.database.db.sql);
    const { activation_id: id } = activation;
    expect(await lifecycle.end(id, 'provider', 'returned', world.clock.now())).toMatchObject({
      changed: true,
    });
    expect(await shown()).toMatchObject({ status: 'EXPIRED' });
    expect(await ana.wallet()).toEqual({ available: 5_000, held: 0 });
  });

  it('asks nothing while nothing is open', async () => {
    await world.tick();
    const before = world.clock.now();
    world.provider.faults.plan('reset', { action: 'getActiveActivations' });
    await world.tick();
    expect(world.provider.faults.list()).toHaveLength(1);
    expect(world.clock.now()).toEqual(before);
  });
});

describe('what messages said', () => {
  it('is forgotten after thirty days; that they came is not', async () => {
    await start();
    await push(notification());
    world.clock.advance({ days: 16 });
    await ana.transactions();
    // The session is marked as used only after the answer.
    const { sql } = world.app.database.db;
    const marked = () => sql.rows(USED_SINCE, [ana.userId, world.clock.now()]);
    await vi.waitFor(async () => expect(await marked()).toHaveLength(1), SLOW);
    world.clock.advance({ days: 14, seconds: 1 });
    const job = world.app.container.dailyJobs.find(({ name }) => name === 'forget-messages');
    await job?.run();
    expect(await world.app.database.db.sql.rows(FORGOTTEN, [activation.activation_id])).toEqual([
      { text: null, code: null },
    ]);
    const orders = await ana.call<{ data: { items: unknown[] } }>('GET', '/api/v1/orders/my-orders');
    expect(orders.body.data.items).toMatchObject([{ status: 'COMPLETED', sms_code: null }]);
  });
});

it('does not trust a notification without a secret, and only asks the provider', async () => {
  const unsigned = await ActivationWorld.open({ webhookSecret: null });
  const ben = await unsigned.customer();
  const hinted = await ben.activation();
  const { id } = unsigned.rented(hinted);
  const hint = () =>
    unsigned.app.call('POST', '/api/v1/webhooks/sms/primary', {
      body: { activationId: id, text: 'Code 666666' },
    });

  expect((await hint()).status).toBe(200);
  expect((await ben.transactions()).active_transactions).toMatchObject([{ status: 'WAITING_SMS' }]);

  await unsigned.smsArrives(hinted, 'Code 121212');
  unsigned.clock.advance({ seconds: 6 });
  expect((await hint()).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect((await ben.transactions()).active_transactions).toMatchObject([{ sms_code: '121212' }]),
    SLOW,
  );
  await unsigned.close();
});
