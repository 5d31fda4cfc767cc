import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server';
import { speakPortuguese } from '../../testing/portuguese';
import { storeAccessToken } from '../session/access-token';
import { ApiError } from './api-error';
import { api, bodyOf } from './client';
import { timeoutOf } from './timed-fetch';

const app = { name: 'torpedo', version: '1.0.0', sandbox: false, sandbox_url: null };

describe('every call', () => {
  it('says who asks, in which language, and that it is no form of another site', async () => {
    await speakPortuguese('errors');
    const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: app }) });
    storeAccessToken('the-token');

    await expect(bodyOf(api.GET('/api/v1/app'))).resolves.toEqual(app);

    const [request] = requests;
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(request?.headers.get('Accept-Language')).toBe('pt');
    expect(request?.headers.get('Authorization')).toBe('Bearer the-token');
    expect(request?.credentials).toBe('include');
  });

  it('carries no bearer while nobody is signed in', async () => {
    const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: app }) });
    await api.GET('/api/v1/app');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('has 15 seconds, or 30 where a number supplier is asked', () => {
    expect(timeoutOf('/api/v1/users/me')).toBe(15_000);
    expect(timeoutOf('/batch/purchase')).toBe(30_000);
    expect(timeoutOf('/sms-activate/activation/1')).toBe(30_000);
  });
});

describe('a refused call', () => {
  async function failure(answer: Parameters<typeof fakeServer>[0][string]): Promise<ApiError> {
    fakeServer({ 'GET /api/v1/app': answer });
    const error: unknown = await api.GET('/api/v1/app').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }

  it('throws code, message, facts and field messages', async () => {
    const error = await failure(() =>
      refusal(422, 'VALIDATION_ERROR', { fields: { email: 'wrong', nested: {} }, retry_after_seconds: 3 }),
    );
    expect(error).toMatchObject({
      status: 422,
      code: 'VALIDATION_ERROR',
      message: 'server says VALIDATION_ERROR',
      details: { retry_after_seconds: 3 },
      fields: { email: 'wrong' },
    });
  });

  it.each([
    [{ detail: 'plain words' }, 'plain words'],
    [['?'], ''],
    ['text', ''],
    [null, ''],
  ])('throws UNKNOWN_ERROR for the undocumented body %j', async (body, message) => {
    expect(await failure(() => ({ status: 503, body }))).toMatchObject({
      status: 503,
      code: 'UNKNOWN_ERROR',
      message,
    });
  });
});

describe('a lost call', () => {
  it('throws NETWORK_ERROR without a status', async () => {
    fakeServer({});
    await expect(api.GET('/api/v1/app')).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR' });
  });

  it('throws TIMEOUT once its time is over', async () => {
    const over = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    vi.stubGlobal('fetch', () => {
      over.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(api.GET('/api/v1/app')).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  it('stays an abort when the caller gave up', async () => {
    const caller = new AbortController();
    vi.stubGlobal('fetch', () => {
      caller.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(api.GET('/api/v1/app', { signal: caller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
