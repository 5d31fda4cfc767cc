import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.js';
import { bodyOf, createApi, type ApiOptions } from './client.js';
import { timeoutOf } from './timed-fetch.js';

const server = 'https://api.example';
const app = { name: 'torpedo', version: '1.0.0', sandbox: false, sandbox_url: null };

afterEach(() => void vi.unstubAllGlobals());

/** A network that answers each request with `answer` and remembers the requests. */
function network(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
  return requests;
}

const readApp = (options: Partial<ApiOptions> = {}, init: { signal?: AbortSignal } = {}) =>
  bodyOf(createApi({ baseUrl: server, ...options }).GET('/api/v1/app', init));

describe('each call', () => {
  it('says that it is no form of another site', async () => {
    const requests = network(() => Response.json(app));
    await expect(readApp()).resolves.toEqual(app);
    expect(requests[0]?.url).toBe(`${server}/api/v1/app`);
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('asks for its credentials again, and keeps those that it was given', async () => {
    const requests = network(() => Response.json(app));
    let key = 'first';
    const api = createApi({ baseUrl: server, headers: () => ({ 'X-API-Key': key }) });
    await api.GET('/api/v1/app');
    key = 'second';
    await api.GET('/api/v1/app');
    await api.GET('/api/v1/app', { headers: { 'X-API-Key': 'own' } });
    expect(requests.map(({ headers }) => headers.get('X-API-Key'))).toEqual(['first', 'second', 'own']);
  });

  it('has 15 seconds, 30 where a number provider is asked, 90 for a file', () => {
    expect(timeoutOf('/api/v1/users/me')).toBe(15_000);
    expect(timeoutOf('/batch/purchase')).toBe(30_000);
    expect(timeoutOf('/sms-activate/activation/1')).toBe(30_000);
    expect(timeoutOf('/api/v1/users/me/avatar')).toBe(90_000);
  });
});

describe('a refused call', () => {
  async function failure(answer: Response): Promise<ApiError> {
    network(() => answer);
    const error: unknown = await readApp().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }

  it('throws code, message, facts and field messages', async () => {
    const detail = {
      code: 'VALIDATION_ERROR',
      message: 'Check the fields.',
      fields: { email: 'wrong', nested: {} },
      retry_after_seconds: 3,
    };
    expect(await failure(Response.json({ detail }, { status: 422 }))).toMatchObject({
      status: 422,
      code: 'VALIDATION_ERROR',
      message: 'Check the fields.',
      details: { retry_after_seconds: 3 },
      fields: { email: 'wrong' },
      url: `${server}/api/v1/app`,
    });
  });

  it.each([
    ['{"detail":"plain words"}', 'plain words'],
    ['["?"]', ''],
    ['<html>', ''],
    ['null', ''],
  ])('throws UNKNOWN_ERROR for the undocumented body %s', async (body, message) => {
    expect(await failure(new Response(body, { status: 503 }))).toMatchObject({
      status: 503,
      code: 'UNKNOWN_ERROR',
      message,
    });
  });
});

describe('a lost call', () => {
  it('throws NETWORK_ERROR without a status, and what caused it', async () => {
    const cause = new TypeError('fetch failed');
    network(() => Promise.reject(cause));
    await expect(readApp()).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR', cause });
  });

  it('throws TIMEOUT once its time is over', async () => {
    const over = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal);
    network(() => {
      over.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(readApp()).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  it('stays an abort when the caller gave up', async () => {
    const caller = new AbortController();
    network(() => {
      caller.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(readApp({}, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
