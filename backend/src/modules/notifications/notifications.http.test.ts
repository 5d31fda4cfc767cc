import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../platform/database/index.js';
import { noRateLimits } from '../../platform/rate-limits.js';
import { PASSWORD } from '../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { pushBrowser } from '../../testing/push-browser.js';
import { signedInCustomer } from '../../testing/signed-in-customer.js';
import type { SubscribedDto, VapidPublicKeyDto } from './notifications.dto.js';
import { MOST_SUBSCRIPTIONS } from './subscriptions/subscription.js';
import { createSubscriptionStore } from './subscriptions/subscription.store.js';

const PUSH = '/api/v1/notifications';
const SUBSCRIPTIONS = statement(
  'test.push.subscriptions',
  'SELECT endpoint, user_id AS "userId", expires_at AS "expiresAt" FROM push_subscriptions ORDER BY id',
);

const RAN_OUT = statement(
  'test.push.ran_out',
  'UPDATE sessions SET idle_expires_at = created_at WHERE user_id = $1',
);

interface Person {
  userId: string;
  email: string;
  bearer: { authorization: string };
}

let app: TestApp;
let people = 0;
let addresses = 0;
let maria: Person;

beforeAll(async () => void (app = await createTestApp({ rateLimiter: noRateLimits })));
afterAll(() => app.close());
beforeEach(async () => void (maria = await person()));

async function person(): Promise<Person> {
  const email = `person${(people += 1)}@example.com`;
  const { body } = await app.call<{ id: string }>('POST', '/api/v1/users/register', {
    body: { email, password: PASSWORD },
  });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
  return { userId: body.id, email, bearer: await signIn(email) };
}

async function signIn(email: string): Promise<{ authorization: string }> {
  const { body } = await app.call<{ access_token: string }>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  return { authorization: `Bearer ${body.access_token}` };
}

const newAddress = () => `https://fcm.googleapis.com/fcm/send/${(addresses += 1)}`;
const subscribe = (subscription: object, { userId, bearer }: Person = maria) =>
  app.call<SubscribedDto>('POST', `${PUSH}/subscribe`, { body: { subscription, userId }, headers: bearer });
const unsubscribe = (body: object, { bearer }: Person = maria) =>
  app.call('DELETE', `${PUSH}/unsubscribe`, { body, headers: bearer });
const rowsOf = async ({ userId }: Person) => {
  const rows = await app.database.db.sql.rows<{ endpoint: string; userId: string; expiresAt: Date | null }>(
    SUBSCRIPTIONS,
  );
  return rows.filter((row) => row.userId === userId);
};
const endpointsOf = async (owner: Person) => (await rowsOf(owner)).map(({ endpoint }) => endpoint);

async function subscribed(owner: Person = maria, endpoint = newAddress()): Promise<string> {
  expect((await subscribe(pushBrowser(endpoint).subscription, owner)).status).toBe(201);
  return endpoint;
}

describe('a subscription', () => {
  it('begins with the server’s key and is kept once an address', async () => {
    const key = await app.call<VapidPublicKeyDto>('GET', `${PUSH}/vapid-public-key`, {
      headers: maria.bearer,
    });
    expect(Buffer.from(key.body.public_key, 'base64url')).toHaveLength(65);
    const { subscription } = pushBrowser(newAddress());
    const first = await subscribe(subscription);
    const second = await subscribe({ ...subscription, expirationTime: Date.parse('2026-06-01T00:00:00Z') });
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    expect(await rowsOf(maria)).toEqual([
      { endpoint: subscription.endpoint, userId: maria.userId, expiresAt: new Date('2026-06-01T00:00:00Z') },
    ]);
  });

  it('belongs to the account that subscribed the address last', async () => {
    const endpoint = await subscribed();
    const joao = await person();
    await subscribed(joao, endpoint);
    expect([await endpointsOf(maria), await endpointsOf(joao)]).toEqual([[], [endpoint]]);
  });

  it('is refused for somebody else’s account', async () => {
    const joao = await person();
    const answer = await subscribe(pushBrowser(newAddress()).subscription, { ...maria, userId: joao.userId });
    expect(answer).toMatchObject({ status: 403, body: { detail: { code: 'FORBIDDEN' } } });
    expect(await endpointsOf(joao)).toEqual([]);
  });

  it('makes room for an eleventh by the oldest', async () => {
    const all: string[] = [];
    for (let count = 0; count <= MOST_SUBSCRIPTIONS; count += 1) {
      app.clock.advance({ seconds: 1 });
      all.push(await subscribed());
    }
    expect(await endpointsOf(maria)).toEqual(all.slice(1));
  });
});

it('refuses an address that is no push service, and names the field', async () => {
  const answer = await subscribe(pushBrowser('http://169.254.169.254/latest/meta-data').subscription);
  expect(answer).toMatchObject({
    status: 422,
    body: { detail: { fields: { 'subscription.endpoint': 'Valor não permitido' } } },
  });
  expect(await rowsOf(maria)).toEqual([]);
});

describe('unsubscribing', () => {
  it('ends the address named, and says again how many there were', async () => {
    const [kept, ended] = [await subscribed(), await subscribed()];
    expect((await unsubscribe({ endpoint: ended })).body).toEqual({ removed: 1 });
    expect((await unsubscribe({ endpoint: ended })).body).toEqual({ removed: 0 });
    expect(await endpointsOf(maria)).toEqual([kept]);
  });

  it('ends those of the session that asks when none is named, and no other session’s', async () => {
    await subscribed();
    const elsewhere = { ...maria, bearer: await signIn(maria.email) };
    const kept = await subscribed(elsewhere);
    expect((await unsubscribe({})).body).toEqual({ removed: 1 });
    expect(await endpointsOf(maria)).toEqual([kept]);
  });

  it('leaves somebody else’s alone', async () => {
    const endpoint = await subscribed();
    const joao = await person();
    expect((await unsubscribe({ endpoint }, joao)).body).toEqual({ removed: 0 });
    expect(await endpointsOf(maria)).toEqual([endpoint]);
  });
});

describe('whoever is no longer signed in is no longer told', () => {
  it('after signing out', async () => {
    await subscribed();
    await app.call('POST', '/api/v1/users/logout', { headers: maria.bearer });
    expect(await endpointsOf(maria)).toEqual([]);
  });

  it('after a session was ended from another one, which goes on', async () => {
    await subscribed();
    const elsewhere = { ...maria, bearer: await signIn(maria.email) };
    const kept = await subscribed(elsewhere);
    await app.call('POST', '/api/v1/users/me/sessions/revoke-others', { headers: elsewhere.bearer });
    expect(await endpointsOf(maria)).toEqual([kept]);
  });

  it('and after a session or a subscription ran out the row goes with the night', async () => {
    await subscribed();
    const joao = await person();
    const { subscription } = pushBrowser(newAddress());
    await subscribe({ ...subscription, expirationTime: app.clock.now().getTime() + 1_000 }, joao);
    const kept = await subscribed(joao);
    await app.database.db.sql.row(RAN_OUT, [maria.userId]);
    app.clock.advance({ seconds: 2 });
    await app.container.dailyJobs.find(({ name }) => name === 'forget-push-subscriptions')?.run();
    expect([await endpointsOf(maria), await endpointsOf(joao)]).toEqual([[], [kept]]);
  });

  it('after the account was deleted', async () => {
    await subscribed();
    const answer = await app.call('DELETE', '/api/v1/users/me', {
      body: { password: PASSWORD },
      headers: maria.bearer,
    });
    expect([answer.status, await endpointsOf(maria)]).toEqual([200, []]);
  });
});

it('a session that ends while it subscribes keeps nothing', async () => {
  const { body } = await app.call<{ sessions: { id: string }[] }>('GET', '/api/v1/users/me/sessions', {
    headers: maria.bearer,
  });
  await app.call('POST', '/api/v1/users/logout', { headers: maria.bearer });
  const owner = { userId: maria.userId, sessionId: body.sessions[0]!.id };
  const wanted = { endpoint: newAddress(), p256dh: 'x', auth: 'x', expiresAt: null };
  const put = await app.database.db.transaction((unit) =>
    createSubscriptionStore(unit.sql).put(owner, wanted, app.clock.now()),
  );
  expect([put, await endpointsOf(maria)]).toEqual([null, []]);
});

it('the owner’s data names the subscriptions, without their keys', async () => {
  const { subscription } = pushBrowser(newAddress());
  await subscribe(subscription);
  const { body, text } = await app.call('GET', '/api/v1/users/me/export', { headers: maria.bearer });
  expect(body['push_subscriptions']).toMatchObject([{ endpoint: subscription.endpoint, expires_at: null }]);
  for (const key of Object.values(subscription.keys)) expect(text).not.toContain(key);
});

it('without keys push is unavailable, and the rest works', async () => {
  const without = await createTestApp({ push: { identity: null } });
  const headers = await signedInCustomer(without, 'maria@example.com');
  try {
    const answer = await without.call('GET', `${PUSH}/vapid-public-key`, { headers });
    expect(answer).toMatchObject({ status: 503, body: { detail: { code: 'PUSH_UNAVAILABLE' } } });
    expect((await without.call('DELETE', `${PUSH}/unsubscribe`, { headers })).status).toBe(200);
  } finally {
    await without.close();
  }
});
