import { afterAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.js';

const opened: TestApp[] = [];

async function appWith(env: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp({ env });
  opened.push(app);
  return app;
}

afterAll(() => Promise.all(opened.map((app) => app.close())));

const metrics = (app: TestApp, headers: Record<string, string> = {}) =>
  app.call('GET', '/metrics', { headers });

it('shows its figures to this machine, by route and not by path', async () => {
  const app = await appWith({});
  await app.call('GET', '/api/v1/app');
  await app.call('GET', '/no/route/of-somebody');
  const { status, text } = await metrics(app);
  expect(status).toBe(200);
  expect(text).toContain(
    'torpedo_http_request_duration_seconds_count{method="GET",route="/api/v1/app",status="200"} 1',
  );
  expect(text).not.toContain('of-somebody');
  expect(text).toContain('torpedo_database_connections{state="used"}');
});

it('refuses a request that came through a proxy, although that is on this machine', async () => {
  const app = await appWith({});
  expect((await metrics(app, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
});

it('refuses this machine too where a proxy is in front and no token is set', async () => {
  const app = await appWith({ TRUST_PROXY: '1' });
  expect((await metrics(app)).status).toBe(403);
});

it('demands the token where one is set', async () => {
  const app = await appWith({ METRICS_TOKEN: 'open sesame', TRUST_PROXY: '1' });
  expect((await metrics(app)).status).toBe(401);
  expect((await metrics(app, { authorization: 'Bearer wrong' })).status).toBe(401);
  expect((await metrics(app, { authorization: 'Bearer open sesame' })).status).toBe(200);
});
