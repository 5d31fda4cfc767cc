import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.js';

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

it('serves the API document as JSON', async () => {
  const { status, body } = await app.call<{ openapi: string; paths: object }>('GET', '/api/v1/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\./);
  expect(Object.keys(body.paths)).toContain('/api/v1/users/me');
});

it('draws the reference with files of its own only, as the policy demands', async () => {
  const page = await app.call('GET', '/docs');
  expect(page.status).toBe(200);
  const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
  expect(sources).toContain('/docs/swagger-ui-bundle.js');
  for (const source of sources.filter((each) => each.startsWith('/docs'))) {
    expect((await app.call('GET', source)).status).toBe(200);
  }
  expect(sources.every((source) => source.startsWith('/'))).toBe(true);
  expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
});

it('has nothing else below it', async () => {
  expect((await app.call('GET', '/docs/nothing.js')).status).toBe(404);
});
