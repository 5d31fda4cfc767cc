import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Schemas } from '@torpedo/api-client';
import type { ReactNode } from 'react';
import { LiveContext } from '../shared/live/live-updates';
import { meQuery } from '../shared/session/account';

/** The id of the account that is signed in. */
export const SIGNED_IN_ID = '0199aa00-0000-7000-8000-000000000001';

const DISCONNECTED = { state: 'disconnected', reconnects: 0 };
const live = { status: { subscribe: () => () => undefined, read: () => DISCONNECTED } };

/** Renders a part of the app for a signed-in account. The test has to answer its requests. */
export function openScreen(screen: ReactNode, role: Schemas['MeDto']['role'] = 'CUSTOMER'): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const me = { id: SIGNED_IN_ID, role, preferred_currency: 'BRL' };
  queryClient.setQueryData(meQuery().queryKey, { ...me, created_at: '2026-01-05T12:00:00Z' } as never);
  const root = createRootRoute({
    component: () => <LiveContext value={live as never}>{screen}</LiveContext>,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return queryClient;
}
