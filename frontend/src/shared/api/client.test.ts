import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { speakPortuguese } from '../../testing/portuguese';
import { storeAccessToken } from '../session/session-storage';
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
