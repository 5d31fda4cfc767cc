import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createConnectionStore } from './modules/catalogue/providers/connection.store.js';
import { createTwoFactorStore } from './modules/auth/two-factor/two-factor.store.js';
import { systemClock } from './platform/clock.js';
import { createSeal, type Seal } from './platform/seal.js';
import type { SealedRows } from './platform/reseal.job.js';
import { createProviderSimulator, type ProviderSimulator } from './sandbox/provider/simulator.js';
import { httpClient } from './testing/http-client.js';
import { KillableServer, KILLABLE_ADMINISTRATOR } from './testing/killable-server.js';
import { SLOW } from './testing/slow.js';
import { openTestDatabase, type TestDatabase } from './testing/test-database.js';

const OLD = 'the secret that served until today';
const NEW = 'the secret that takes its place now';
const STEP_MS = 30_000;
const { email, password } = KILLABLE_ADMINISTRATOR;

let database: TestDatabase;
let pampa: ProviderSimulator;
let server: KillableServer;

beforeAll(async () => {
  database = await openTestDatabase();
  pampa = await createProviderSimulator({
    clock: systemClock,
    webhookUrl: null,
    times: { earlyCancelMs: 0, lifetimeMs: 1_200_000 },
  });
});
afterEach(() => server.kill());
afterAll(async () => {
  await pampa.close();
  await database.close();
});

async function startWith(secrets: Record<string, string>) {
  server = await KillableServer.start({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    RATE_LIMITS: 'off',
    ...secrets,
  });
}

/** Signs in at the running server; answers the status and the secrets of the session. */
async function login(form: Record<string, string> = {}) {
  const { status, body, headers } = await httpClient(server.url)<{ access_token: string }>(
    'POST',
    '/api/v1/users/login',
    {
      body: new URLSearchParams({ username: email, password, ...form }),
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    },
  );
  const cookie = headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { status, bearer: { authorization: `Bearer ${body.access_token}` }, cookie: cookie.join('; ') };
}

/** A code can be used only once, so each login of the test uses the code of a later step. */
function codeOf(secret: string, stepsFromNow: number): string {
  const timestamp = Date.now() + stepsFromNow * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function isSealedBy(seal: Seal, rows: SealedRows): Promise<boolean> {
  const page = await rows.page(null, 10);
  return page.length > 0 && page.every(({ owner, sealed }) => seal.open(sealed, owner) !== null);
}

it('a change of JWT_SECRET in two steps loses no session, key, authenticator app or provider', async () => {
  await startWith({ JWT_SECRET: OLD });
  const { bearer, cookie } = await login();
  const asAdministrator = <Body>(method: string, path: string, body?: object) =>
    httpClient(server.url, bearer)<Body>(method, path, body && { body });
  const provider = { code: 'pampa', name: 'Pampa', url: pampa.url, key: pampa.apiKey, currency: 'USD' };
  expect((await asAdministrator('POST', '/api/v1/admin/providers', provider)).status).toBe(201);
  const key = await asAdministrator<{ key: string }>('POST', '/api/v1/users/me/api-keys', {
    name: 'My bot',
    scopes: ['read'],
  });
  const offer = await asAdministrator<{ secret: string }>('POST', '/api/v1/users/me/two-factor', {
    password,
  });
  const { secret } = offer.body;
  const confirmation = { otp_code: codeOf(secret, -1) };
  const confirmed = await asAdministrator('POST', '/api/v1/users/me/two-factor/confirm', confirmation);
  expect([key.status, confirmed.status]).toEqual([201, 200]);

  async function assertAllWorks(stepsFromNow: number) {
    const call = httpClient(server.url);
    const statusOf = async (headers: Record<string, string>) =>
      (await call('GET', '/api/v1/users/me', { headers })).status;
    expect(await statusOf({ 'x-api-key': key.body.key })).toBe(200);
    expect(await statusOf({ cookie })).toBe(200);
    const again = await login({ otp_code: codeOf(secret, stepsFromNow) });
    expect(again.status).toBe(200);
    const check = await call<{ is_reachable: boolean }>('POST', '/api/v1/admin/providers/pampa/check', {
      headers: again.bearer,
    });
    expect(check.body).toMatchObject({ is_reachable: true, problem: null });
    return statusOf(bearer);
  }
  expect(await server.stop()).toBe(0);

  await startWith({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  expect(await assertAllWorks(0)).toBe(200);
  const keys = createConnectionStore(database.db.sql).sealedRows;
  const apps = createTwoFactorStore(database.db.sql).sealedRows;
  await expect.poll(() => isSealedBy(createSeal([NEW], 'torpedo provider keys'), keys), SLOW).toBe(true);
  await expect.poll(() => isSealedBy(createSeal([NEW], 'torpedo authenticator apps'), apps), SLOW).toBe(true);
  expect(await server.stop()).toBe(0);

  await startWith({ JWT_SECRET: NEW });
  // The access token ends with the old secret; it lasts only 15 minutes, and the session continues.
  expect(await assertAllWorks(1)).toBe(401);
  expect(await server.stop()).toBe(0);
}, 600_000);
