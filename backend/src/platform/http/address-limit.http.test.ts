import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMemoryRateLimiter } from '../rate-limits.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { REQUESTS_PER_ADDRESS } from './address-limit.js';

let app: TestApp;

const addressLimiter = createMemoryRateLimiter();

beforeAll(async () => void (app = await createTestApp({ addressLimiter })));
afterAll(() => app.close());
beforeEach(async () => {
  await addressLimiter.reset(REQUESTS_PER_ADDRESS, '127.0.0.1');
  for (let used = 0; used < REQUESTS_PER_ADDRESS.limit - 1; used += 1) {
    await addressLimiter.consume(REQUESTS_PER_ADDRESS, '127.0.0.1');
  }
});

/** What the headers say is left of the limit, and when it is whole again. */
function leftIn(headers: Headers) {
  expect(headers.get('ratelimit-policy')).toBe('"address";q=3000;w=60');
  const [, left, seconds] = /^"address";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
  return { left, seconds: Number(seconds) };
}

it('refuses what is above the limit of an address, says when to come back, and lets notifications and pages through', async () => {
  const last = await app.call('GET', '/api/v1/app');
  expect(last.status).toBe(200);
  expect(leftIn(last.headers).left).toBe('0');
  const refused = await app.call('GET', '/api/v1/app');
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ detail: { code: 'RATE_LIMITED' } });
  const { left, seconds } = leftIn(refused.headers);
  expect([left, String(seconds)]).toEqual(['0', refused.headers.get('retry-after')]);
  expect(seconds).toBeGreaterThan(0);
  expect((await app.call('POST', '/api/v1/webhooks/mercadopago', { body: {} })).status).not.toBe(429);
  expect((await app.call('GET', '/healthz')).status).toBe(200);
});

it('tells programs of the dialect the same, whose refusal is a word', async () => {
  const ask = () => fetch(`${app.url}/stubs/handler_api.php?action=getBalance`);
  const last = await ask();
  expect([await last.text(), leftIn(last.headers).left]).toEqual(['NO_KEY', '0']);
  const refused = await ask();
  expect([refused.status, await refused.text()]).toEqual([200, 'CHANNELS_LIMIT']);
  const { left, seconds } = leftIn(refused.headers);
  expect(left).toBe('0');
  expect(seconds).toBeGreaterThan(0);
});
