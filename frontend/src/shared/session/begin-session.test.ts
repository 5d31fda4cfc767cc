import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server';
import { chooseLanguage, currentLanguage, startI18n } from '../i18n/i18n';
import { keepPendingLanguage } from './preferences';
import { readAccessToken } from './session-storage';
import { beginSession } from './begin-session';
import { meQuery } from './account';

const me = (preferred_language: string) => ({ id: 'a', preferred_language, preferred_currency: 'BRL' });

beforeAll(startI18n);
beforeEach(() => chooseLanguage('pt'));

describe('beginning a session', () => {
  it('shows the interface in the language of the account', async () => {
    fakeServer({ 'GET /api/v1/users/me': () => ({ body: me('es') }) });
    await beginSession(new QueryClient(), 'token');
    expect(currentLanguage()).toBe('es');
  });

  it('saves the language that was chosen before in the account, once', async () => {
    await chooseLanguage('en');
    keepPendingLanguage('en');
    const requests = fakeServer({
      'GET /api/v1/users/me': () => ({ body: me('pt-BR') }),
      'PATCH /api/v1/users/me': () => ({ body: me('en-US') }),
    });
    const queryClient = new QueryClient();
    await beginSession(queryClient, 'token');
    expect(await requests.find(({ method }) => method === 'PATCH')?.json()).toEqual({
      preferred_language: 'en-US',
    });
    expect(queryClient.getQueryData(meQuery().queryKey)).toEqual(me('en-US'));
    expect(currentLanguage()).toBe('en');

    await beginSession(new QueryClient(), 'another token');
    expect(currentLanguage()).toBe('pt');
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('deletes the data of an earlier account, and succeeds even when the account cannot be read', async () => {
    fakeServer({ 'GET /api/v1/users/me': () => refusal(500, 'INTERNAL_ERROR') });
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queryClient.setQueryData(['orders'], 'of somebody else');
    await beginSession(queryClient, 'token');
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
    expect(readAccessToken()).toBe('token');
    expect(currentLanguage()).toBe('pt');
  });
});
