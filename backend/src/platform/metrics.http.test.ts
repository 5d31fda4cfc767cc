import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { generate } from 'selfsigned';
import { afterAll, expect, it, vi } from 'vitest';
import { gaugeBuild, gaugeCertificate, gaugeQueue, gaugeReadiness, inTime } from './metrics.js';
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

it('refuses a request of a proxy on this machine that does not identify itself', async () => {
  const app = await appWith({});
  const { port } = new URL(app.url);
  const asked = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  expect(await asked('torpedo.example')).toBe(403);
  expect(await asked(`localhost:${port}`)).toBe(200);
});

it('counts no probe among the requests', async () => {
  const app = await appWith({});
  for (const place of ['/healthz', '/readyz', '/metrics']) await app.call('GET', place);
  const { text } = await metrics(app);
  expect(text).not.toContain('torpedo_http_request_duration_seconds_count');
});

it('tells which build runs, whether it can work, which alarms are open and until when the certificate is good', async () => {
  const app = await appWith({});
  const registry = { registry: new Registry() };
  gaugeReadiness(registry, () => Promise.resolve({ database: 'failing' as const }));
  gaugeBuild(registry, '1.2.3');
  const certificate = await generate([{ name: 'commonName', value: 'shop' }], {
    notAfterDate: new Date('2030-01-01'),
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'torpedo-certificate-'));
  const file = path.join(folder, 'pix.pem');
  writeFileSync(file, certificate.cert);
  gaugeCertificate(registry, file);
  rmSync(folder, { recursive: true });
  const own = await registry.registry.metrics();
  expect(own).toContain('torpedo_ready{check="database"} 0');
  expect(own).toContain(`torpedo_build_info{version="1.2.3",node="${process.version}"} 1`);
  expect(own).toContain(
    `torpedo_certificate_expires_at_seconds{certificate="pix"} ${Date.parse('2030-01-01') / 1000}`,
  );
  const { text } = await metrics(app);
  expect(text).toContain('torpedo_alarms{code="books_differ"} 0');
});

it('tells the other figures while the queue cannot be counted', async () => {
  const registry = { registry: new Registry() };
  const error = vi.fn();
  gaugeBuild(registry, '1.2.3');
  gaugeCertificate(registry, undefined);
  gaugeQueue(registry, { depths: () => Promise.reject(new Error('away')) }, { error });
  const text = await registry.registry.metrics();
  expect(text).toContain('torpedo_build_info{');
  expect(text).not.toMatch(/^torpedo_(?:queue_jobs|certificate_expires_at_seconds)/m);
  expect(error).toHaveBeenCalledOnce();
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

it('leaves out a figure that takes too long, so that the others arrive before Prometheus gives up', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(inTime(never)).rejects.toThrow('took longer than 3000 ms');
  expect(await inTime(Promise.resolve(1))).toBe(1);
});
