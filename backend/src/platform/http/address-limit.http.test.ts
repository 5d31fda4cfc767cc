import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryRateLimiter } from '../rate-limits.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { REQUESTS_PER_ADDRESS } from './address-limit.js';

let app: TestApp;

beforeAll(async () => {
  const addressLimiter = createMemoryRateLimiter();
  app = await createTestApp({ addressLimiter });
  for (let used = 0; used < REQUESTS_PER_ADDRESS.limit - 1; used += 1) {
    await addressLimiter.consume(REQUESTS_PER_ADDRESS, '127.0.0.1');
  }
});
afterAll(() => app.close());

it('refuses what is above the limit of an address, says when to come back, and lets notifications and pages through', async () => {
  expect((await app.call('GET', '/api/v1/app')).status).toBe(200);
  const refused = await app.call('GET', '/api/v1/app');
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ detail: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.call('POST', '/api/v1/webhooks/mercadopago', { body: {} })).status).not.toBe(429);
  expect((await app.call('GET', '/healthz')).status).toBe(200);
});
