import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { readWebApp } from './index.js';

const SCRIPT = 'document.documentElement.dataset.theme = "dark";';
const PAGE = `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/main-1a2b.js"></script>`;

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-web-app-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'assets/main-1a2b.js'), 'start()');
  await writeFile(path.join(folder, 'assets/gone-3c4d.js'), 'end()');
  await writeFile(path.join(folder, 'sw.js'), 'work()');
  app = await createTestApp({ webApp: await readWebApp(folder) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each(['/', '/services', '/dashboard/orders?x=1', '/no/such/page', '/apiary'])(
  'opens the app at %s, so that the app decides what to show',
  async (place) => {
    const answer = await app.call('GET', place);
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('text/html');
  },
);

it('keeps hashed assets for ever and asks anew for everything else', async () => {
  const asset = await app.call('GET', '/assets/main-1a2b.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const worker = await app.call('GET', '/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
});

it('goes on when a later build has taken a file away', async () => {
  await rm(path.join(folder, 'assets/gone-3c4d.js'));
  await expect(app.call('GET', '/assets/gone-3c4d.js')).rejects.toThrow('fetch failed');
  expect((await app.call('GET', '/assets/main-1a2b.js')).status).toBe(200);
});

it.each(['/assets/old-9z9z.js', '/images/flags/ZZ.svg'])(
  'says that %s is not there, instead of sending a page in its place',
  async (place) => {
    const answer = await app.call('GET', place);
    expect([answer.status, answer.text]).toEqual([404, 'Not found']);
  },
);

it.each([
  '/sandbox',
  '/Sandbox/',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/package.json',
  '/a/b.php',
  '/wp-admin/x',
])('says that %s is not there, where no page of the app could be', async (place) => {
  const answer = await app.call('GET', place);
  expect([answer.status, answer.text]).toEqual([404, 'Not found']);
});

it('does not read outside its folder', async () => {
  for (const place of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json', '/.env']) {
    expect((await app.call('GET', place)).text).not.toContain('torpedo/backend');
  }
});

it('answers other methods than reading with JSON 404', async () => {
  const answer = await app.call('POST', '/services', { body: {} });
  expect([answer.status, answer.body]).toMatchObject([404, { detail: { code: 'NOT_FOUND' } }]);
});

it('allows exactly the inline scripts of its page', async () => {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = (await app.call('GET', '/')).headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('answers with a JSON 404 while there is no built app', async () => {
  const bare = await createTestApp({ webApp: await readWebApp(path.join(folder, 'missing')) });
  expect((await bare.call('GET', '/')).status).toBe(404);
  await bare.close();
});
