import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { speakPortuguese } from '../../testing/portuguese';
import { storeAccessToken } from '../session/session-storage';
import { api } from './client';

it('says who asks and in which language, with the cookies of this site', async () => {
  await speakPortuguese('errors');
  const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: {} }) });
  storeAccessToken('the-token');

  await api.GET('/api/v1/app');

  const [request] = requests;
  expect(request?.headers.get('Accept-Language')).toBe('pt');
  expect(request?.headers.get('Authorization')).toBe('Bearer the-token');
  expect(request?.credentials).toBe('include');
});

it('carries no bearer while nobody is signed in', async () => {
  const requests = fakeServer({ 'GET /api/v1/app': () => ({ body: {} }) });
  await api.GET('/api/v1/app');
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});
