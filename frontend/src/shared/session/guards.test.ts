import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server';
import { SessionNotLoadedError } from '../errors/error-text';
import {
  requireBackOffice,
  requireNoSession,
  requirePendingPasswordChange,
  requirePendingTwoFactor,
  requireSession,
} from './guards';
import { readAccessToken, storeAccessToken } from './session-storage';
import { signInNote } from './sign-in-note';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const thrownBy = (guard: Promise<unknown>) => guard.catch((thrown: unknown) => thrown);
const toSignIn = { options: { to: '/login', search: { redirect: '/services?service=wa' } } };

describe('a signed-in screen', () => {
  it('sends visitors to the sign-in without asking the server, and remembers the address they wanted', async () => {
    const requests = fakeServer({});
    expect(await thrownBy(requireSession(client(), '/services?service=wa'))).toMatchObject(toSignIn);
    expect(requests).toHaveLength(0);
  });

  it('loads the account of those who signed in', async () => {
    fakeServer({ 'GET /api/v1/users/me': () => ({ body: { id: 'u1', role: 'CUSTOMER' } }) });
    storeAccessToken('token');
    const queryClient = client();
    await requireSession(queryClient, '/dashboard');
    expect(queryClient.getQueryData(['me'])).toEqual({ id: 'u1', role: 'CUSTOMER' });
  });

  it('forgets the token of a session that ended', async () => {
    fakeServer({ 'GET /api/v1/users/me': () => refusal(401, 'UNAUTHENTICATED') });
    storeAccessToken('token');
    expect(await thrownBy(requireSession(client(), '/services?service=wa'))).toMatchObject(toSignIn);
    expect(readAccessToken()).toBeNull();
    expect(signInNote(), 'the sign-in says why').toEqual({ reason: 'ended' });
  });

  it('keeps the session when the server or the network fails', async () => {
    fakeServer({ 'GET /api/v1/users/me': () => refusal(503, 'UNAVAILABLE') });
    storeAccessToken('token');
    const error = await thrownBy(requireSession(client(), '/dashboard'));
    expect(error).toBeInstanceOf(SessionNotLoadedError);
    expect(error).toMatchObject({ status: 503 });
    expect(readAccessToken()).toBe('token');
  });
});

describe('a session with a temporary password that must be replaced', () => {
  const demanded = (must_change_password: boolean) =>
    fakeServer({ 'GET /api/v1/users/me': () => ({ body: { id: 'u1', must_change_password } }) });

  it('is led from every signed-in screen to the password change', async () => {
    demanded(true);
    storeAccessToken('token');
    expect(await thrownBy(requireSession(client(), '/services'))).toMatchObject({
      options: { to: '/change-required-password' },
    });
    await requirePendingPasswordChange(client(), '/change-required-password');
  });

  it('is the only one that may open the password change', async () => {
    demanded(false);
    expect(await thrownBy(requirePendingPasswordChange(client(), '/services?service=wa'))).toMatchObject(
      toSignIn,
    );
    storeAccessToken('token');
    expect(await thrownBy(requirePendingPasswordChange(client(), '/'))).toMatchObject({
      options: { to: '/dashboard' },
    });
  });
});

describe('a public screen', () => {
  it('is open to visitors', () => {
    expect(() => requireNoSession({ search: {} })).not.toThrow();
  });

  it('sends the signed-in to the dashboard by their token alone', () => {
    storeAccessToken('token');
    expect(() => requireNoSession({ search: {} })).toThrow(
      expect.objectContaining({ options: { to: '/dashboard', statusCode: 307 } }),
    );
  });

  it('sends the signed-in to the address they had chosen', () => {
    storeAccessToken('token');
    expect(() => requireNoSession({ search: { redirect: '/services?service=wa&country=BR' } })).toThrow(
      expect.objectContaining({ options: { href: '/services?service=wa&country=BR', statusCode: 307 } }),
    );
    expect(() => requireNoSession({ search: { redirect: 'https://evil.example' } })).toThrow(
      expect.objectContaining({ options: { to: '/dashboard', statusCode: 307 } }),
    );
  });
});

const serve = (role: string, two_factor_required: boolean) =>
  fakeServer({
    'GET /api/v1/users/me': () => ({ body: { id: 'u1', role } }),
    'GET /api/v1/users/me/sign-in-methods': () => ({ body: { two_factor_required } }),
  });

describe('the back-office', () => {
  it('sends visitors to the sign-in and back', async () => {
    expect(await thrownBy(requireBackOffice(client(), '/admin'))).toMatchObject({
      options: { to: '/login', search: { redirect: '/admin' } },
    });
  });

  it.each([
    ['CUSTOMER', '/unauthorized'],
    ['MANAGER', undefined],
    ['ADMIN', undefined],
  ])('leads a %s to %s', async (role, to) => {
    serve(role, false);
    storeAccessToken('token');
    const thrown = await thrownBy(requireBackOffice(client(), '/admin'));
    expect((thrown as { options?: { to: string } } | undefined)?.options?.to).toBe(to);
  });
});

it('leads staff who need a second step to its screen, and lets them stay there', async () => {
  serve('ADMIN', true);
  storeAccessToken('token');
  expect(await thrownBy(requireSession(client(), '/admin'))).toMatchObject({
    options: { to: '/two-factor' },
  });
  expect(await thrownBy(requirePendingTwoFactor(client(), '/two-factor'))).toBeUndefined();
});

it('lets staff with a second step pass', async () => {
  serve('MANAGER', false);
  storeAccessToken('token');
  expect(await requireSession(client(), '/admin')).toMatchObject({ role: 'MANAGER' });
  const toDashboard = { options: { to: '/dashboard' } };
  expect(await thrownBy(requirePendingTwoFactor(client(), '/two-factor'))).toMatchObject(toDashboard);
});

it('asks the server nothing about customers, who never need a second step', async () => {
  const requests = serve('CUSTOMER', true);
  storeAccessToken('token');
  await requireSession(client(), '/dashboard');
  expect(requests).toHaveLength(1);
});
