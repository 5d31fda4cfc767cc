import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { requireStaff } from './staff-guard';

it.each([
  ['CUSTOMER', '/unauthorized'],
  ['MANAGER', undefined],
  ['ADMIN', undefined],
])('leads a %s to %s', async (role, to) => {
  fakeServer({ 'GET /api/v1/users/me': () => ({ body: { id: 'u1', role } }) });
  const thrown = await requireStaff(new QueryClient()).catch((redirect: unknown) => redirect);
  expect((thrown as { options?: { to: string } } | undefined)?.options?.to).toBe(to);
});
