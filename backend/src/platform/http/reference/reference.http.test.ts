import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import type { ApiDocument } from './api-parts.js';

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const documentAt = async (place: string) => (await app.call<ApiDocument>('GET', place)).body;

it('serves the API document as JSON', async () => {
  const { status, body } = await app.call<{ openapi: string; paths: object }>('GET', '/api/v1/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\./);
  expect(Object.keys(body.paths)).toContain('/api/v1/users/me');
});

it.each(['/docs', '/docs/staff'])(
  'draws %s with files of its own only, as the policy demands',
  async (place) => {
    const page = await app.call('GET', place);
    expect(page.status).toBe(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources).toContain('/docs/scalar.js');
    for (const source of sources.filter((each) => each.startsWith('/docs'))) {
      expect((await app.call('GET', source)).status).toBe(200);
    }
    expect(sources.every((source) => source.startsWith('/'))).toBe(true);
    expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
  },
);

it('finds each font that its style sheet names', async () => {
  const { text } = await app.call('GET', '/docs/page.css');
  const fonts = [...text.matchAll(/url\('([^']+)'\)/g)].map(([, font]) => font ?? '');
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect((await app.call('GET', font)).status).toBe(200);
});

it('serves the script of the reference whole, and once', async () => {
  const script = await app.call('GET', '/docs/scalar.js');
  expect(script.text).toContain('createApiReference');
  // Otherwise Node's fetch adds `no-cache`, and no cache would answer.
  const headers = { 'If-None-Match': script.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
  expect((await app.call('GET', '/docs/scalar.js', { headers })).status).toBe(304);
});

describe('the parts of the document', () => {
  it('are together the whole document, each with exactly the schemas that it names', async () => {
    const whole = await documentAt('/api/v1/openapi.json');
    const parts = [await documentAt('/docs/customers.json'), await documentAt('/docs/staff.json')];
    expect(parts.flatMap(({ paths }) => Object.keys(paths)).toSorted()).toEqual(
      Object.keys(whole.paths).toSorted(),
    );
    for (const { paths, components } of parts) {
      const named = new Set(
        [...JSON.stringify([paths, components]).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
          ([, name]) => name,
        ),
      );
      expect(new Set(Object.keys(components.schemas))).toEqual(named);
    }
  });

  it('tell customers nothing of the back-office, and begin with what is bought', async () => {
    const { paths, tags } = await documentAt('/docs/customers.json');
    expect(Object.keys(paths).filter((path) => path.startsWith('/api/v1/admin'))).toEqual([]);
    expect(tags.slice(0, 3).map(({ name }) => name)).toEqual(['Catalogue', 'Purchases', 'Activations']);
    expect(tags.filter(({ name }) => name.startsWith('Staff'))).toEqual([]);
  });
});

it('has nothing else below it', async () => {
  expect((await app.call('GET', '/docs/nothing.js')).status).toBe(404);
});
