import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { storeAccessToken } from './access-token';
import { requirePendingTwoFactor, requireTwoFactor } from './two-factor-guard';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const thrownBy = (guard: Promise<void>) => guard.catch((thrown: unknown) => thrown);

const serve = (role: string, two_factor_required: boolean) =>
  fakeServer({
    'GET /api/v1/users/me': () => ({ body: { id: 'u1', role } }),
    'GET /api/v1/users/me/sign-in-methods': () => ({ body: { two_factor_required } }),
  });

it('leads staff who must have a second step to where it is switched on, and lets them stay there', async () => {
  serve('ADMIN', true);
  storeAccessToken('token');
  expect(await thrownBy(requireTwoFactor(client()))).toMatchObject({ options: { to: '/two-factor' } });
  expect(await thrownBy(requirePendingTwoFactor(client(), '/two-factor'))).toBeUndefined();
});

it('lets staff pass who have it', async () => {
  serve('MANAGER', false);
  storeAccessToken('token');
  expect(await thrownBy(requireTwoFactor(client()))).toBeUndefined();
  const toDashboard = { options: { to: '/dashboard' } };
  expect(await thrownBy(requirePendingTwoFactor(client(), '/two-factor'))).toMatchObject(toDashboard);
});

it('asks the server nothing about customers, of whom it is never required', async () => {
  const requests = serve('CUSTOMER', true);
  expect(await thrownBy(requireTwoFactor(client()))).toBeUndefined();
  expect(requests).toHaveLength(1);
});
