import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const register = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/v1/users/register', { body, headers });

describe('errors', () => {
  it.each(['/api/v1/nothing', '/api', '/batch/nothing', '/sms-activate/nothing', '/ws/nothing/more'])(
    'answers an unknown path under %s with JSON 404',
    async (path) => {
      const answer = await app.call('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        detail: { code: 'NOT_FOUND', message: 'Não encontramos o que você procura.' },
      });
    },
  );

  it('answers a broken JSON body with 400', async () => {
    const answer = await register('{"email": ', { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ detail: { code: 'INVALID_JSON' } });
  });

  it('answers a body above 100 kB with 413, compressed or not', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(110_000) });
    const answer = await register(body, { 'content-type': 'application/json' });
    expect([answer.status, answer.body]).toMatchObject([413, { detail: { code: 'PAYLOAD_TOO_LARGE' } }]);
    const compressed = await fetch(`${app.url}/api/v1/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(body),
    });
    expect(compressed.status).toBe(413);
  });

  it.each([
    ['application/xml', '<a/>'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded', 'email=maria@example.com&password=Porca@Azul7'],
  ])('answers a body of type %s with 415', async (type, body) => {
    const answer = await register(body, { 'content-type': type });
    expect([answer.status, answer.body]).toMatchObject([415, { detail: { code: 'UNSUPPORTED_MEDIA_TYPE' } }]);
  });

  it('answers a missing body like one without fields', async () => {
    const answer = await register(undefined);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: { fields: { email: expect.any(String) } } });
  });

  it('names an unknown field by its path', async () => {
    const answer = await register({ email: 'a@b.co', password: 'x', profile: { cpf: null, admin: true } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      detail: { code: 'VALIDATION_ERROR', fields: { 'profile.admin': 'Campo desconhecido' } },
    });
  });

  it('refuses fields that would reach a prototype', async () => {
    const body = '{"email":"a@b.co","password":"x","__proto__":{"role":"ADMIN"},"constructor":{}}';
    const answer = await register(body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body['detail'] as { fields: object }).fields)).toEqual(
      expect.arrayContaining(['__proto__', 'constructor']),
    );
  });

  it.each([
    ['pt-BR,pt;q=0.9', 'Campo desconhecido'],
    ['en-GB,en;q=0.8', 'Unknown field'],
    ['es-AR', 'Campo desconocido'],
    ['fr', 'Campo desconhecido'],
    ['fr, en;q=0.5', 'Unknown field'],
  ])('speaks the language of Accept-Language %s', async (language, message) => {
    const answer = await register({ foo: 1 }, { 'accept-language': language });
    expect(answer.body).toMatchObject({ detail: { fields: { foo: message } } });
  });

  it('never shows what went wrong inside', async () => {
    const broken = await createTestApp();
    await broken.database.owner.sequelize.query('DROP TABLE users CASCADE');
    const answer = await broken.call('POST', '/api/v1/users/register', {
      body: { email: 'maria@example.com', password: 'Correta-Porca-7!' },
    });
    expect(answer.status).toBe(500);
    expect(answer.text).toBe(
      '{"detail":{"code":"INTERNAL_ERROR","message":"Erro interno do servidor. Tente novamente em alguns minutos."}}',
    );
    await broken.close();
  });
});

describe('headers', () => {
  it('puts an id on every answer, and keeps a well-formed one of a proxy', async () => {
    const ids = await Promise.all(
      ['/healthz', '/api/v1/app', '/api/v1/nothing', '/somewhere'].map(
        async (path) => (await app.call('GET', path)).headers.get('x-request-id') ?? '',
      ),
    );
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
    const kept = await app.call('GET', '/healthz', { headers: { 'x-request-id': 'proxy-1234' } });
    expect(kept.headers.get('x-request-id')).toBe('proxy-1234');
    const hostile = await app.call('GET', '/healthz', { headers: { 'x-request-id': 'a b"}' } });
    expect(hostile.headers.get('x-request-id')).not.toBe('a b"}');
  });

  it('names the version of the API, which its document has too, on each of its answers', async () => {
    const { body } = await app.call<{ info: { version: string } }>('GET', '/api/v1/openapi.json');
    for (const path of ['/api/v1/app', '/api/v1/nothing', '/stubs/handler_api.php']) {
      const { headers } = await app.call('GET', path);
      expect(headers.get('torpedo-version')).toBe(body.info.version);
    }
  });

  it('tells nobody what the server is made of, and no cache to keep an answer of the API', async () => {
    const { headers } = await app.call('GET', '/api/v1/app');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends a strict policy, without HSTS or upgrades while the address is http', async () => {
    const { headers } = await app.call('GET', '/healthz');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('lets no answer of the API or the dialect be read as a document', async () => {
    for (const path of ['/api/v1/app', '/api/v1/nothing', '/stubs/handler_api.php']) {
      const { headers } = await app.call('GET', path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('demands https for a year where the address is https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://torpedo.example' } });
    const { headers } = await secure.call('GET', '/healthz');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    for (const path of ['/healthz', '/api/v1/app']) {
      const answer = await secure.call('GET', path);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    await secure.close();
  });

  it('let the analytics tag load and report only where there is a property to report to', async () => {
    const policy = async (env: Record<string, string>) => {
      const measured = await createTestApp({ env });
      const answer = await measured.call('GET', '/healthz');
      const { body } = await measured.call('GET', '/api/v1/app');
      await measured.close();
      return [body.analytics_measurement_id, answer.headers.get('content-security-policy') ?? ''] as const;
    };
    const [noProperty, closed] = await policy({});
    expect(noProperty).toBeNull();
    expect(closed).not.toContain('google');
    const [property, open] = await policy({ ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF' });
    expect(property).toBe('G-AB12CD34EF');
    expect(open).toMatch(/script-src 'self'[^;]* https:\/\/www\.googletagmanager\.com;/);
    expect(open).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/);
  });
});

describe('addresses', () => {
  it('are believed from the proxies named only, and told what is left to them', async () => {
    const limited = await createTestApp({
      env: { TRUST_PROXY: 'loopback' },
      addressLimiter: {
        consume: (_limit, key) => {
          seen.push(key);
          return Promise.resolve({ remaining: 12, resetSeconds: 34 });
        },
        assertOpen: () => Promise.resolve(),
        reset: () => Promise.resolve(),
      },
    });
    const seen: string[] = [];
    const { headers } = await limited.call('GET', '/api/v1/app', {
      headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
    });
    expect(headers.get('ratelimit-policy')).toBe('"address";q=3000;w=60');
    expect(headers.get('ratelimit')).toBe('"address";r=12;t=34');
    await limited.call('POST', '/api/v1/webhooks/mercadopago', { body: {} });
    expect(seen).toEqual(['203.0.113.9']);
    await limited.close();
  });
});
