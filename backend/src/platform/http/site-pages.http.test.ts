import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { readWebApp } from './index.js';

const pageIn = (language: string) =>
  `<html lang="${language}"><link rel="canonical" href="%PUBLIC_URL%%PAGE_PATH%"><script type="application/json">{}</script></html>`;

let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-site-'));
  const site = path.join(folder, '.site');
  await mkdir(site);
  for (const language of ['pt', 'en', 'es']) {
    await writeFile(path.join(site, `terms.${language}.html`), pageIn(language));
  }
  await writeFile(
    path.join(site, 'landing.pt.html'),
    '<html lang="pt"><link rel="canonical" href="%PUBLIC_URL%%PAGE_PATH%"></html>',
  );
  await writeFile(
    path.join(site, 'prices.pt.html'),
    '<html lang="pt" data-page="landing"><link href="%PUBLIC_URL%%PAGE_PATH%"><script type="application/json" id="figures"></script></html>',
  );
  await mkdir(path.join(site, 'render'));
  await writeFile(
    path.join(site, 'render/render-page.js'),
    'exports.fillPage = async (html, figures) => JSON.stringify({ html, figures });',
  );
  await writeFile(
    path.join(site, 'app-paths.json'),
    JSON.stringify(['/', '/services', '/dashboard/', '/dashboard/orders/$id', '/admin/$']),
  );
  const index = {
    '/': { pt: 'landing.pt.html' },
    '/prices': { pt: 'prices.pt.html' },
    '/terms': { pt: 'terms.pt.html', en: 'terms.en.html', es: 'terms.es.html' },
    '/en/terms': { en: 'terms.en.html' },
  };
  await writeFile(path.join(site, 'pages.json'), JSON.stringify(index));
  await writeFile(path.join(site, 'robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml');
  await writeFile(path.join(site, 'sitemap.xml'), '<loc>%PUBLIC_URL%/terms</loc>');
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>the app');
  app = await createTestApp({
    webApp: await readWebApp(folder),
    env: { PUBLIC_URL: 'https://numeros.example' },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const read = (place: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${place}`, { headers: { 'accept-language': '', ...headers } });

describe('the language of a page', () => {
  it.each([
    ['nobody says which, as crawlers do', {}, 'pt'],
    ['the browser asks for one', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    ['the browser asks for none of ours', { 'accept-language': 'ja' }, 'pt'],
    ['the visitor chose one before', { 'accept-language': 'es', cookie: 'torpedo.language=en' }, 'en'],
    ['the choice is none of ours', { cookie: 'torpedo.language=../x' }, 'pt'],
  ])('fits when %s', async (_case, headers, language) => {
    const answer = await read('/terms', headers);
    expect(await answer.text()).toContain(`<html lang="${language}">`);
    expect(answer.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
  });

  it('is the one that the address names, whatever else is asked for', async () => {
    const answer = await read('/en/terms', { 'accept-language': 'pt', cookie: 'torpedo.language=es' });
    expect(await answer.text()).toContain('<html lang="en">');
    expect(answer.headers.get('vary')).not.toContain('Language');
  });
});

it('has the figures of the catalogue in the page with figures, and stays the same while they do', async () => {
  const answer = await read('/prices');
  const { figures, html } = JSON.parse(await answer.text());
  expect(html).toContain('href="https://numeros.example/prices"');
  expect(figures).toEqual({
    anywhere: [],
    shown: [],
    by_country: [],
    status: expect.objectContaining({ verdict: 'unmeasured', products: [] }),
    read_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
  });
  const again = await browse('/prices', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('names the address of the shop in pages and in what crawlers read', async () => {
  expect(await (await read('/terms')).text()).toContain('href="https://numeros.example/terms"');
  expect(await (await read('/en/terms')).text()).toContain('href="https://numeros.example/en/terms"');
  const robots = await read('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toBe('Sitemap: https://numeros.example/sitemap.xml');
  const sitemap = await read('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  expect(await sitemap.text()).toBe('<loc>https://numeros.example/terms</loc>');
});

/** Asks as a browser does: fetch would add its own headers and decode the body. */
const browse = (place: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      get(`${app.url}${place}`, { headers }, (answer) => {
        const { statusCode: status, headers: received } = answer;
        const encoding = received['content-encoding'];
        buffer(answer).then((body) => resolve({ status, encoding, body }), reject);
      }).on('error', reject);
    },
  );

it('is asked for anew, and not sent again while it is the same', async () => {
  const { headers } = await read('/terms');
  expect(headers.get('cache-control')).toBe('no-cache');
  const again = await browse('/terms', { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('travels as %s where the browser takes %s', async (encoding, taken, decode) => {
  const answer = await browse('/en/terms', { 'accept-encoding': taken });
  expect(answer.encoding).toBe(encoding);
  expect(decode(answer.body).toString()).toContain('<html lang="en">');
});

it('keeps its raw files to itself', async () => {
  for (const place of ['/.site/terms.pt.html', '/.site/pages.json']) {
    expect((await read(place)).status).toBe(404);
  }
});

it('does not take data in a page for a script', async () => {
  const policy = (await read('/terms')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
});

describe('a path that is no page of the site', () => {
  it.each([
    '/services',
    '/Services/',
    '/services?service=wa',
    '/dashboard',
    '/dashboard/orders/7',
    '/admin/no/where',
  ])('is the app at %s', async (place) => {
    const answer = await read(place);
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>the app']);
  });

  it.each([
    '/nao/existe',
    '/dashboard/nao',
    '/dashboard/orders/7/x',
    '/services/x',
    '/terms/more',
    '/en/nao',
  ])('is a 404 at %s, with the start page marked as sent in place of another', async (place) => {
    const answer = await read(place);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe(
      '<html data-not-found lang="pt"><link rel="canonical" href="https://numeros.example/"></html>',
    );
  });
});
