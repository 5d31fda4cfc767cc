import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server';
import { speakPortuguese } from '../../testing/portuguese';
import { renewSession } from '../session/renewed-session';
import { readAccessToken, storeAccessToken } from '../session/session-storage';
import { api } from './client';

it('sends the token, the language and the cookies of this site', async () => {
  await speakPortuguese('errors');
  const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: {} }) });
  storeAccessToken('the-token');

  await api.GET('/api/v1/app');

  const [request] = requests;
  expect(request?.headers.get('Accept-Language')).toBe('pt');
  expect(request?.headers.get('Authorization')).toBe('Bearer the-token');
  expect(request?.credentials).toBe('include');
});

it('sends no token while nobody is signed in', async () => {
  const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: {} }) });
  await api.GET('/api/v1/app');
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

it('uses an answer that the page fetched ahead once, and calls the server where that failed', async () => {
  const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: { version: 'asked' } }) });
  const address = `${window.location.origin}/api/v1/app`;
  const ahead = Response.json({ version: 'ahead' });
  window.firstAnswers = new Map([[address, Promise.resolve(ahead)]]);
  expect((await api.GET('/api/v1/app')).data).toMatchObject({ version: 'ahead' });
  expect(requests).toEqual([]);
  expect((await api.GET('/api/v1/app')).data).toMatchObject({ version: 'asked' });

  window.firstAnswers.set(address, Promise.resolve(undefined));
  expect((await api.GET('/api/v1/app')).data).toMatchObject({ version: 'asked' });
  expect(requests).toHaveLength(2);
});

it('throws the refusal of an answer that the page fetched ahead', async () => {
  fakeServer({});
  const refused = Response.json({ detail: { code: 'UNAVAILABLE', message: '' } }, { status: 503 });
  window.firstAnswers = new Map([[`${window.location.origin}/api/v1/app`, Promise.resolve(refused)]]);
  await expect(api.GET('/api/v1/app')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

describe('a call that is under way while a new password replaces the token', () => {
  let answer = { give: () => {}, lose: () => {} };
  const renewed = () =>
    new Promise<void>((resolve, reject) => {
      answer = { give: resolve, lose: () => reject(new TypeError('Failed to fetch')) };
    });
  const serve = () =>
    fakeServer({
      'GET /api/v1/teams': ({ headers }) =>
        headers.get('Authorization') === 'Bearer new'
          ? { body: { teams: [] } }
          : refusal(401, 'UNAUTHENTICATED'),
      'POST /api/v1/users/change-password': async () => {
        await renewed();
        return { body: { access_token: 'new' } };
      },
    });
  const body = { current_password: 'one', new_password: 'another' };
  const changePassword = () =>
    renewSession((renewing) => renewing.POST('/api/v1/users/change-password', { body }));

  it('waits for the new token when it is refused before that has come', async () => {
    const requests = serve();
    storeAccessToken('old');
    const change = changePassword();
    const teams = api.GET('/api/v1/teams');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    answer.give();
    expect((await teams).data).toEqual({ teams: [] });
    await change;
    expect(readAccessToken()).toBe('new');
  });

  it('is refused when the session keeps its token, as after a wrong password', async () => {
    const requests = serve();
    storeAccessToken('old');
    const change = changePassword();
    const teams = api.GET('/api/v1/teams');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    answer.lose();
    await expect(teams).rejects.toMatchObject({ status: 401 });
    await expect(change).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});

it('repeats a refused call with the token that another tab has stored meanwhile', async () => {
  const requests = fakeServer({
    'GET /api/v1/teams': ({ headers }) => {
      if (headers.get('Authorization') === 'Bearer new') return { body: { teams: [] } };
      storeAccessToken('new');
      return refusal(401, 'UNAUTHENTICATED');
    },
  });
  storeAccessToken('old');
  expect((await api.GET('/api/v1/teams')).data).toEqual({ teams: [] });
  expect(requests).toHaveLength(2);
});
